import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Progress } from '../../../../ui/feedback/progress.tsx'

/** Faster uploads need no bar. */
const delayMs = 1000

/** The share of the file that is sent, from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return share < 1 ? (
    <Progress share={share}>
      <Trans>The image is being sent.</Trans>
    </Progress>
  ) : (
    <Progress>
      <Trans>The image has arrived, and is being checked.</Trans>
    </Progress>
  )
}
