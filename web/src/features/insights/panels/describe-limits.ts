import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '../../../i18n/formats.ts'
import type { Insight } from '../api/get-insights.ts'

type Day = Pick<Insight, 'minutes' | 'allowedMinutes'>

/** Days without a limit do not count. */
export function describeLimits(days: Day[]): string {
  const limited = days.flatMap(({ minutes, allowedMinutes }) =>
    allowedMinutes === null ? [] : [{ minutes, allowedMinutes }],
  )
  const dayCount = limited.length
  if (dayCount === 0) return t`There was no limit on these days.`
  const allowed = formatNumber(limited.reduce((sum, day) => sum + day.allowedMinutes, 0))
  const used = formatNumber(limited.reduce((sum, day) => sum + day.minutes, 0))
  const text = plural(dayCount, {
    one: `${used} of ${allowed} minutes used on the day with a limit.`,
    other: `${used} of ${allowed} minutes used on # days with a limit.`,
  })
  const fullDays = limited.filter((day) => day.minutes >= day.allowedMinutes).length
  return fullDays === 0 ? text : `${text} ${describeFullDays(fullDays, dayCount)}`
}

function describeFullDays(fullDays: number, dayCount: number) {
  if (dayCount === 1) return t`All of it was used.`
  if (fullDays === dayCount) return t`All of it was used each day.`
  return plural(fullDays, { one: 'All of it was used on # day.', other: 'All of it was used on # days.' })
}
