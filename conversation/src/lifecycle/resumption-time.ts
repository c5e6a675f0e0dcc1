import type { ResumptionTime } from '../texts/texts.ts'

const firstHourOfMorning = 5
const firstHourOfNight = 20
const daysPerWeek = 7

/** It rounds up, so that the coach never promises to be back earlier than it is. */
export function resumptionTime(resumesAt: number | null, now: number, timeZone: string): ResumptionTime {
  if (resumesAt === null) return { day: null, clock: null }
  const today = zoned(now, timeZone).toPlainDate()
  const back = zoned(resumesAt, timeZone).round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' })
  // Nobody waits for the middle of the night.
  const clock = back.hour < firstHourOfMorning ? null : { hour: back.hour, minute: back.minute }
  return { day: dayOf(today.until(back.toPlainDate()).days, back), clock }
}

function dayOf(days: number, { dayOfWeek }: Temporal.ZonedDateTime): ResumptionTime['day'] {
  if (days === 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < daysPerWeek ? dayOfWeek : null
}

/** At this time most grown-ups of small children are asleep, or the child should be. */
export function isNight(now: number, timeZone: string) {
  const { hour } = zoned(now, timeZone)
  return hour >= firstHourOfNight || hour < firstHourOfMorning
}

const zoned = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)
