import type { ResumptionTime } from '../texts.ts'

const hours = [
  'midi',
  'une heure',
  'deux heures',
  'trois heures',
  'quatre heures',
  'cinq heures',
  'six heures',
  'sept heures',
  'huit heures',
  'neuf heures',
  'dix heures',
  'onze heures',
]
const weekdays = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const minutesPast: Record<number, string> = {
  5: 'cinq',
  10: 'dix',
  15: 'et quart',
  20: 'vingt',
  25: 'vingt-cinq',
  30: 'et demie',
  35: 'moins vingt-cinq',
  40: 'moins vingt',
  45: 'moins le quart',
  50: 'moins dix',
  55: 'moins cinq',
}

export function resumption({ day, clock }: ResumptionTime): string {
  if (day === null) return 'bientôt'
  const weekday = (typeof day === 'number' && weekdays[day - 1]) || 'demain'
  if (!clock) return day === 'today' ? 'plus tard aujourd’hui' : weekday
  const { hour, minute } = clock
  if (hour === 12) return `${day === 'today' ? 'aujourd’hui' : weekday} à ${clockWords(hour, minute)}`
  const partOfDay = hour < 12 ? 'matin' : hour < 18 ? 'après-midi' : 'soir'
  const date = day === 'today' ? (partOfDay === 'après-midi' ? 'cet' : 'ce') : weekday
  return `${date} ${partOfDay} à ${clockWords(hour, minute)}`
}

function clockWords(hour: number, minute: number) {
  const isNextHour = minute > 30
  const named = (isNextHour ? hour + 1 : hour) === 24 ? 'minuit' : hours[(isNextHour ? hour + 1 : hour) % 12]
  // "Midi" is masculine.
  const past = minute === 30 && named === 'midi' ? 'et demi' : minutesPast[minute]
  return [named, past].filter(Boolean).join(' ')
}
