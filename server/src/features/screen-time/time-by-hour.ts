import { lengthOfUnion, type ScreenTimeFacts } from './allowance.ts'
import { startOfDay } from './quiet-hours.ts'

/** The time that the child used in each hour of a day, without hours of silence. An hour that clocks repeat counts as one. */
export function timeByHour(
  date: Temporal.PlainDate,
  { timeZone, conversations }: Pick<ScreenTimeFacts, 'timeZone' | 'conversations'>,
) {
  const nextDay = startOfDay(date.add({ days: 1 }), timeZone)
  const startOf = (hour: number) =>
    hour === 24 ? nextDay : date.toZonedDateTime({ timeZone, plainTime: { hour } }).epochMilliseconds
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    usedMs: lengthOfUnion(conversations, { from: startOf(hour), to: startOf(hour + 1) }),
  })).filter(({ usedMs }) => usedMs > 0)
}
