import { Trans } from '@lingui/react/macro'
import type { PushSupport } from './push-support.ts'

export function SupportNote({ support }: { support: Exclude<PushSupport, 'possible'> }) {
  switch (support) {
    case 'denied':
      return (
        <p>
          <Trans>
            This browser blocks notifications of Pipit. Tap the sign beside the address of this page, or open the
            settings of the app, allow notifications, and load this page again.
          </Trans>
        </p>
      )
    case 'install-first':
      return (
        <p>
          <Trans>
            An iPhone or iPad shows notifications only of apps on its home screen. In Safari tap “Share”, then “Add to
            Home Screen”. Open Pipit from there, and come back to this page.
          </Trans>
        </p>
      )
    default:
      return (
        <p>
          <Trans>
            This browser cannot show notifications: it does not know them, it is a private window, or the address of
            this page does not begin with https. Mails work everywhere.
          </Trans>
        </p>
      )
  }
}
