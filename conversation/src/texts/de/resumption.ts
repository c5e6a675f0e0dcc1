import type { ResumptionTime } from '../texts.ts'

const hours = ['zwölf', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf']
const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag']
const minutesPast: Record<number, string> = {
  5: 'fünf nach',
  10: 'zehn nach',
  15: 'Viertel nach',
  20: 'zwanzig nach',
  25: 'fünf vor halb',
  30: 'halb',
  35: 'fünf nach halb',
  40: 'zwanzig vor',
  45: 'Viertel vor',
  50: 'zehn vor',
  55: 'fünf vor',
}
/** From here on the time names the next hour, since "halb acht" is half past seven. */
const firstMinuteBeforeNextHour = 25

export function resumption({ day, clock }: ResumptionTime): string {
  if (day === null) return 'bald'
  const weekday = typeof day === 'number' ? `am ${weekdays[day - 1]}` : 'morgen'
  if (!clock) return day === 'today' ? 'heute noch' : weekday
  const { hour, minute } = clock
  const date = day === 'today' ? 'heute' : weekday
  // A weekday and a part of the day are one word: "am Samstagnachmittag", but "morgen Nachmittag".
  const at = (part: string) => (typeof day === 'number' ? `${date}${part.toLowerCase()}` : `${date} ${part}`)
  if (hour === 12 && minute === 0) return at('Mittag')
  const morning = hour >= 10 ? 'Vormittag' : typeof day === 'number' ? 'morgen' : 'früh'
  const partOfDay = hour < 12 ? morning : hour === 12 ? 'Mittag' : hour < 17 ? 'Nachmittag' : 'Abend'
  const named = hours[(minute >= firstMinuteBeforeNextHour ? hour + 1 : hour) % 12]
  return [at(partOfDay), 'um', minutesPast[minute], named].filter(Boolean).join(' ')
}
