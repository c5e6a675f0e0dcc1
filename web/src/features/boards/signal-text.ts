import { t } from '@lingui/core/macro'

/** In dBm, as the firmware of the boards draws the line itself. */
const [strongDbm, mediumDbm] = [-60, -70]

/** How well a board heard the wifi when it started. */
export function signalText(signalDbm: number | null): string {
  if (signalDbm === null) return t`Not known`
  if (signalDbm >= strongDbm) return t({ message: 'Strong', comment: 'The signal of the wifi' })
  if (signalDbm >= mediumDbm) return t({ message: 'Medium', comment: 'The signal of the wifi' })
  return t({ message: 'Weak: bring it nearer to the router', comment: 'The signal of the wifi' })
}
