import { formatDate } from '../../i18n/formats.ts'
import { todayIn } from '../../ui/text/calendar.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface DayName {
  day: 'today' | 'yesterday' | 'earlier'
  /** For example `Tuesday, November 3`. */
  date: string
}

/** Names a day of the family's calendar as somebody there would say it now. */
export function nameDay(date: string, timeZone: string, now: number): DayName {
  const isIn = (days: number) => date === todayIn(timeZone, new Date(now + days * dayMs))
  return {
    day: isIn(0) ? 'today' : isIn(-1) ? 'yesterday' : 'earlier',
    // A date without a time is midnight in UTC.
    date: formatDate(date, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }),
  }
}
