import { weekdays, type QuietHours, type ScreenTimeSettings, type Weekday } from '@pipit/contract/screen-time'
import { t } from '@lingui/core/macro'
import { formatList, formatNumber, formatTime } from '../../../i18n/formats.ts'
import { isComplete, isWholeDay, runsPastMidnight } from './quiet-range.ts'
import { nameDays } from './weekday-names.ts'

/**
 * What the settings mean, in a line for each group of days that are alike: "Monday: 45 minutes. Quiet from 7:30 PM to
 * 7:00 AM the next day."
 */
export function describeScreenTime(settings: ScreenTimeSettings): string[] {
  const daysByRule = Map.groupBy(weekdays, (day) => describeDay(settings, day))
  return [...daysByRule].map(([rule, group]) => {
    const days = nameDays(group)
    return t({ message: `${days}: ${rule}`, comment: '{days} is "Monday to Friday", {rule} what holds on these days.' })
  })
}

function describeDay({ minutes, quietHours }: ScreenTimeSettings, day: Weekday): string {
  const ranges = quietHours.filter((range) => isComplete(range) && range.days.includes(day))
  if (ranges.some(isWholeDay)) return t`quiet the whole day.`
  const limit = minutes[day]
  const time = limit === null ? null : formatMinutes(limit)
  if (ranges.length === 0) return time === null ? t`as long as they like.` : t`${time}.`
  const inOrder = ranges.toSorted((one, other) => one.from.localeCompare(other.from)).map(describeRange)
  const quietTimes = formatList([...new Set(inOrder)])
  return time === null
    ? t({
        message: `as long as they like. Quiet ${quietTimes}.`,
        comment: '{quietTimes} is "from 1:00 PM to 2:00 PM".',
      })
    : t({ message: `${time}. Quiet ${quietTimes}.`, comment: '{quietTimes} is "from 1:00 PM to 2:00 PM".' })
}

function describeRange(range: QuietHours): string {
  const [from, to] = [formatClock(range.from), formatClock(range.to)]
  if (range.to === '24:00' || range.to === '00:00') return t`from ${from} to midnight`
  return runsPastMidnight(range) ? t`from ${from} to ${to} the next day` : t`from ${from} to ${to}`
}

/** `19:30` as the reader's clock shows it: `7:30 PM`. */
const formatClock = (clock: string) => formatTime(`2024-01-01T${clock}Z`, { timeZone: 'UTC' })

/** `45 minutes`, `1 hour`, `1 hour 30 minutes`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return formatList([...inUnit(hours, 'hour'), ...inUnit(rest, 'minute')], { type: 'unit', style: 'narrow' })
}

const inUnit = (count: number, unit: 'hour' | 'minute') =>
  count === 0 ? [] : [formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' })]
