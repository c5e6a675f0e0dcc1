import type { ResumptionTime } from '../texts.ts'

const hours = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const minutesPast: Record<number, string> = {
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

export function resumption({ day, clock }: ResumptionTime): string {
  if (day === null) return 'soon'
  const weekday = typeof day === 'number' ? `on ${weekdays[day - 1]}` : 'tomorrow'
  const alone = day === 'today' ? 'later today' : weekday
  if (!clock) return alone
  const { hour, minute } = clock
  if (hour === 12 && minute === 0) return `${alone} at noon`
  const partOfDay = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
  const named = hours[(minute > 30 ? hour + 1 : hour) % 12]
  return [day === 'today' ? 'this' : weekday, partOfDay, 'at', minutesPast[minute], named].filter(Boolean).join(' ')
}
