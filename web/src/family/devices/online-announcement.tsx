import { Trans } from '@lingui/react/macro'
import { useState } from 'react'

/**
 * Tells screen readers when a device comes online or goes offline. The visible text is no live region: it says how long ago
 * the device was seen, and would be read again every minute.
 */
export function OnlineAnnouncement({ isOnline }: { isOnline: boolean }) {
  const [wasOnline] = useState(isOnline)
  const [hasChanged, setChanged] = useState(false)
  if (isOnline !== wasOnline && !hasChanged) setChanged(true)
  return (
    <output className="for-screen-readers">
      {hasChanged &&
        (isOnline ? <Trans comment="Of a device">Online</Trans> : <Trans comment="Of a device">Offline</Trans>)}
    </output>
  )
}
