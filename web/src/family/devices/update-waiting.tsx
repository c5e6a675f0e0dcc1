import { Trans } from '@lingui/react/macro'
import { Message } from '../../ui/feedback/message.tsx'
import type { Device } from './api/get-device.ts'

/** Nobody has to do anything about it. */
export function UpdateWaiting({ device: { update, protocol } }: { device: Device }) {
  if (!update) return null
  const { version } = update
  return (
    <Message kind="info">
      {/* Boards ask for it only when they start, and are told to restart after a conversation. */}
      {protocol === 'xiaozhi' ? (
        <Trans>
          An update is waiting: version {version}. It installs itself after a conversation, or when the board is next
          switched on.
        </Trans>
      ) : (
        <Trans>An update is waiting: version {version}. It installs itself when nobody talks with it.</Trans>
      )}
    </Message>
  )
}
