import { tokenize } from '../../understanding/tokenize.ts'
import type { Clock } from './tell-time.ts'

/** These have the same date every year. */
const holidays = [
  { name: 'Christmas Day', pattern: /\bchristmas\b|\bxmas\b/, month: 12, day: 25 },
  { name: 'Halloween', pattern: /\bhalloween\b/, month: 10, day: 31 },
  { name: 'New Year’s Day', pattern: /\bnew years?\b/, month: 1, day: 1 },
  { name: 'Valentine’s Day', pattern: /\bvalentines?\b/, month: 2, day: 14 },
]
const asksForDays =
  /\b(?:how (?:many (?:\w+ )?(?:days|sleeps|nights|weeks)|long|much longer)|when)\b.*|\bis it nearly\b|\bhow soon\b/
const dayMs = 24 * 60 * 60 * 1_000

/** The days are those of the family's time zone; null when the child asked for no holiday. */
export function answerDaysUntil(said: string, { now, timeZone }: Clock): string | null {
  const spoken = tokenize(said).join(' ')
  const holiday = holidays.find(({ pattern }) => pattern.test(spoken))
  if (!holiday || !asksForDays.test(spoken)) return null
  const [year = 0, month = 0, day = 0] = new Intl.DateTimeFormat('en-CA', { timeZone })
    .format(now)
    .split('-')
    .map(Number)
  const today = Date.UTC(year, month - 1, day)
  const thisYear = Date.UTC(year, holiday.month - 1, holiday.day)
  const next = thisYear < today ? Date.UTC(year + 1, holiday.month - 1, holiday.day) : thisYear
  return sayDays(holiday.name, (next - today) / dayMs)
}

function sayDays(name: string, days: number) {
  if (days === 0) return `${name} is today!`
  return days === 1 ? `${name} is tomorrow!` : `${name} is in ${days} days.`
}
