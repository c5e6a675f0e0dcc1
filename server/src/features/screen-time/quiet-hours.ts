import { weekdays, type QuietHours, type Weekday } from '@pipit/contract/screen-time'

/** Milliseconds since 1970; `to` is the first moment after the interval. */
export interface Interval {
  from: number
  to: number
}

/** A week, and a day more because a weekday's range may have begun already. */
export const maxSearchedDays = 8

/** Finds quiet hours in the family's time zone, on days when clocks change too. */
export function createQuietCalendar(timeZone: string, quietHours: QuietHours[]) {
  return { isQuiet, quietUntil, nextStart }

  function isQuiet(moment: number) {
    return intervalsAround(moment).some(({ from, to }) => from <= moment && moment < to)
  }

  /** The first moment that is not quiet; null if it is quiet for more than a week. */
  function quietUntil(moment: number): number | null {
    let until = moment
    for (let joined = 0; joined <= maxSearchedDays * quietHours.length; joined++) {
      const ends = intervalsAround(until)
        .filter(({ from, to }) => from <= until && until < to)
        .map(({ to }) => to)
      if (ends.length === 0) return until
      until = Math.max(...ends)
    }
    return null
  }

  /** Null if no quiet hours begin within a week. */
  function nextStart(moment: number): number | null {
    if (quietHours.length === 0) return null
    const today = dateAt(moment, timeZone)
    for (let days = -1; days <= maxSearchedDays; days++) {
      const starts = intervalsOf(today.add({ days })).map(({ from }) => from)
      const next = Math.min(...starts.filter((from) => from >= moment))
      if (Number.isFinite(next)) return next
    }
    return null
  }

  /** A range of the day before may last until now. */
  function intervalsAround(moment: number): Interval[] {
    if (quietHours.length === 0) return []
    const today = dateAt(moment, timeZone)
    return [-1, 0].flatMap((days) => intervalsOf(today.add({ days })))
  }

  function intervalsOf(date: Temporal.PlainDate): Interval[] {
    const weekday = weekdayOf(date)
    return quietHours
      .filter(({ days }) => days.includes(weekday))
      .map(({ from, to }) => ({
        from: momentOf(date, from, timeZone, 'earlier'),
        to: momentOf(to > from ? date : date.add({ days: 1 }), to, timeZone, 'later'),
      }))
      .filter(({ from, to }) => from < to)
  }
}

/** Where clocks go back over midnight, the new day has begun, although they show the old one again. */
export function dateAt(moment: number, timeZone: string): Temporal.PlainDate {
  const date = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()
  const next = date.add({ days: 1 })
  return startOfDay(next, timeZone) <= moment ? next : date
}

/** In some zones a day does not begin at 00:00 when clocks change. */
export function startOfDay(date: Temporal.PlainDate, timeZone: string): number {
  return date.toZonedDateTime(timeZone).epochMilliseconds
}

export function weekdayOf(date: Temporal.PlainDate): Weekday {
  return weekdays[date.dayOfWeek - 1] as Weekday
}

/**
 * When clocks show this time. A time that occurs twice is the earlier or the later one, and a time that clocks skip is
 * the moment at which they skip it: so quiet hours are never shorter than a clock on the wall would show them.
 */
function momentOf(
  date: Temporal.PlainDate,
  clock: string,
  timeZone: string,
  disambiguation: 'earlier' | 'later',
): number {
  if (clock === '24:00') return momentOf(date.add({ days: 1 }), '00:00', timeZone, disambiguation)
  const time = date.toPlainDateTime(clock)
  const moment = time.toZonedDateTime(timeZone, { disambiguation })
  if (moment.toPlainDateTime().equals(time)) return moment.epochMilliseconds
  const beforeGap = time.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  return (beforeGap.getTimeZoneTransition('next') ?? moment).epochMilliseconds
}
