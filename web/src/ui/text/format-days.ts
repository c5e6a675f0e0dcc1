import { plural } from '@lingui/core/macro'

/** `a day`, `30 days`, `a year`. */
export function formatDays(days: number): string {
  if (days > 0 && days % 365 === 0) return plural(days / 365, { one: 'a year', other: '# years' })
  return plural(days, { one: 'a day', other: '# days' })
}
