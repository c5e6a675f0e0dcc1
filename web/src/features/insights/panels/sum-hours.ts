import { firstWeekday } from '../../../i18n/first-weekday.ts'
import { weekdayOf } from '../period/period.ts'
import type { Insight } from '../api/get-insights.ts'

/** Fewer columns would look like a week without a day. */
const minHours = 8

interface HoursOfWeek {
  /** They go from the first to the last hour in which the child talked. */
  hours: number[]
  /** They are in the order of the reader's week, with the minutes of each hour. */
  weekdays: { weekday: number; minutes: number[] }[]
}

export function sumHours(days: Pick<Insight, 'date' | 'hours'>[]): HoursOfWeek {
  const talked = days.flatMap(({ date, hours }) => hours.map((each) => ({ ...each, weekday: weekdayOf(date) })))
  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday() - 1 + index) % 7) + 1)
  if (talked.length === 0) return { hours: [], weekdays: [] }
  const last = Math.min(23, Math.max(...talked.map(({ hour }) => hour), minHours - 1))
  const first = Math.max(0, Math.min(...talked.map(({ hour }) => hour), last - minHours + 1))
  const hours = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const minutesOf = (weekday: number, hour: number) =>
    talked
      .filter((each) => each.weekday === weekday && each.hour === hour)
      .reduce((sum, { minutes }) => sum + minutes, 0)
  return {
    hours,
    weekdays: weekdays.map((weekday) => ({ weekday, minutes: hours.map((hour) => minutesOf(weekday, hour)) })),
  }
}
