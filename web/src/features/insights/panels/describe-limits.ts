import { pluralize } from '../../../ui/text/pluralize.ts'
import type { Insight } from '../use-insights.ts'

type Day = Pick<Insight, 'minutes' | 'allowedMinutes'>

/** The time used of the time allowed, on the days with a limit. */
export function describeLimits(days: Day[]): string {
  const limited = days.flatMap(({ minutes, allowedMinutes }) =>
    allowedMinutes === null ? [] : [{ minutes, allowedMinutes }],
  )
  if (limited.length === 0) return 'There was no limit on these days.'
  const allowed = limited.reduce((sum, day) => sum + day.allowedMinutes, 0)
  const used = limited.reduce((sum, day) => sum + Math.round(day.minutes * 10), 0) / 10
  const full = limited.filter((day) => day.minutes >= day.allowedMinutes).length
  const where = limited.length === 1 ? 'the day with a limit' : `${limited.length} days with a limit`
  const text = `${Math.floor(used).toLocaleString('en')} of ${pluralize(allowed, 'minute')} used on ${where}.`
  if (full === 0) return text
  if (full === limited.length) return `${text} All of it was used${full === 1 ? '' : ' each day'}.`
  return `${text} All of it was used on ${pluralize(full, 'day')}.`
}
