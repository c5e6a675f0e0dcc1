import { t } from '@lingui/core/macro'

/** The firmware of the boards draws its line at these levels, too. */
const [strongDbm, mediumDbm] = [-60, -70]

/** How well a board heard the wifi when it started. */
export function signalText(signalDbm: number | null): string {
  if (signalDbm === null) return t`Not known`
  if (signalDbm >= strongDbm) return t({ message: 'Strong', comment: 'The signal of the wifi' })
  if (signalDbm >= mediumDbm) return t({ message: 'Medium', comment: 'The signal of the wifi' })
  return t({ message: 'Weak: bring it nearer to the router', comment: 'The signal of the wifi' })
}
