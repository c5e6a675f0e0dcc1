import type { ResumptionTime } from '../texts.ts'

const hours = [
  'las doce',
  'la una',
  'las dos',
  'las tres',
  'las cuatro',
  'las cinco',
  'las seis',
  'las siete',
  'las ocho',
  'las nueve',
  'las diez',
  'las once',
]
const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
const minutesPast: Record<number, string> = {
  5: 'y cinco',
  10: 'y diez',
  15: 'y cuarto',
  20: 'y veinte',
  25: 'y veinticinco',
  30: 'y media',
  35: 'menos veinticinco',
  40: 'menos veinte',
  45: 'menos cuarto',
  50: 'menos diez',
  55: 'menos cinco',
}

export function resumption({ day, clock }: ResumptionTime): string {
  if (day === null) return 'pronto'
  const weekday = typeof day === 'number' ? `el ${weekdays[day - 1]}` : 'mañana'
  if (!clock) return day === 'today' ? 'hoy más tarde' : weekday
  const { hour, minute } = clock
  const date = day === 'today' ? 'hoy' : weekday
  if (hour === 12 && minute === 0) return `${date} a mediodía`
  const partOfDay =
    hour < 12 ? 'por la mañana' : hour === 12 ? 'a mediodía' : hour < 20 ? 'por la tarde' : 'por la noche'
  const named = hours[(minute > 30 ? hour + 1 : hour) % 12]
  return [date, partOfDay, 'a', named, minutesPast[minute]].filter(Boolean).join(' ')
}
