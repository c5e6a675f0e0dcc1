import { weekdays, type QuietHours, type ScreenTimeSettings, type Weekday } from '@pipit/contract/screen-time'
import { pluralize } from '../../../ui/text/pluralize.ts'
import { isComplete, isWholeDay, runsPastMidnight } from './quiet-range.ts'
import { nameDays } from './weekday-names.ts'

const list = new Intl.ListFormat('en-GB')

/**
 * What the settings mean, in a sentence or two for each group of days that are alike: "On Mondays: 45 minutes. Quiet from
 * 19:30 to 7:00 in the morning."
 */
export function describeScreenTime(settings: ScreenTimeSettings): string[] {
  const daysByRule = Map.groupBy(weekdays, (day) => describeDay(settings, day))
  return [...daysByRule].map(([rule, days]) => `${nameDays(days)}: ${rule}`)
}

function describeDay({ minutes, quietHours }: ScreenTimeSettings, day: Weekday): string {
  const ranges = quietHours.filter((range) => isComplete(range) && range.days.includes(day))
  if (ranges.some(isWholeDay)) return 'quiet the whole day.'
  const limit = minutes[day]
  const time = limit === null ? 'as long as they like.' : `${formatMinutes(limit)}.`
  if (ranges.length === 0) return time
  const inOrder = [...new Set(ranges.toSorted((one, other) => one.from.localeCompare(other.from)).map(describeRange))]
  return `${time} Quiet ${list.format(inOrder)}.`
}

function describeRange(range: QuietHours): string {
  return `from ${clock(range.from)} to ${endOf(range)}`
}

function endOf(range: QuietHours) {
  if (range.to === '24:00' || range.to === '00:00') return 'midnight'
  if (!runsPastMidnight(range)) return clock(range.to)
  return range.to < '12:00' ? `${clock(range.to)} in the morning` : `${clock(range.to)} the next day`
}

/** `07:00` → `7:00`. */
const clock = (time: string) => time.replace(/^0/, '')

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 ? pluralize(hours, 'hour') : '', rest > 0 ? pluralize(rest, 'minute') : ''].join(' ').trim()
}
