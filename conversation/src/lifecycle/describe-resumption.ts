const hours = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const minutesPast: Record<number, string> = {
  0: '',
  5: 'five past',
  10: 'ten past',
  15: 'quarter past',
  20: 'twenty past',
  25: 'twenty-five past',
  30: 'half past',
  35: 'twenty-five to',
  40: 'twenty to',
  45: 'quarter to',
  50: 'ten to',
  55: 'five to',
}
const firstHourOfMorning = 5
const firstHourOfNight = 20

/** When the coach is back, as a child understands it: "tomorrow morning at seven". Never earlier than it is true. */
export function describeResumption(resumesAt: number | null, now: number, timeZone: string): string {
  if (resumesAt === null) return 'soon'
  const today = zoned(now, timeZone).toPlainDate()
  const back = zoned(resumesAt, timeZone).round({ smallestUnit: 'minute', roundingIncrement: 5, roundingMode: 'ceil' })
  const day = dayOf(today.until(back.toPlainDate()).days, back)
  // Nobody waits for the middle of the night.
  if (day === null || back.hour < firstHourOfMorning) return day?.alone ?? 'soon'
  if (back.hour === 12 && back.minute === 0) return `${day.alone} at noon`
  const partOfDay = back.hour < 12 ? 'morning' : back.hour < 17 ? 'afternoon' : 'evening'
  return `${day.before} ${partOfDay} ${clockWords(back)}`
}

/** When most grown-ups of small children are asleep, or the child should be. */
export function isNight(now: number, timeZone: string) {
  const { hour } = zoned(now, timeZone)
  return hour >= firstHourOfNight || hour < firstHourOfMorning
}

const zoned = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone)

/** How a day is named alone, and before a part of the day. */
function dayOf(days: number, { dayOfWeek }: Temporal.ZonedDateTime) {
  if (days === 0) return { alone: 'later today', before: 'this' }
  if (days === 1) return { alone: 'tomorrow', before: 'tomorrow' }
  const weekday = `on ${weekdays[dayOfWeek - 1]}`
  return days < 7 ? { alone: weekday, before: weekday } : null
}

function clockWords({ hour, minute }: Temporal.ZonedDateTime) {
  const named = hours[(minute > 30 ? hour + 1 : hour) % 12]
  return ['at', minutesPast[minute], named].filter(Boolean).join(' ')
}
