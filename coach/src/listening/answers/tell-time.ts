import { tokenize } from '../../understanding/tokenize.ts'

export interface Clock {
  now: number
  timeZone: string
}

const dayMs = 24 * 60 * 60 * 1_000

const questions: [RegExp, (clock: Clock) => string][] = [
  [
    /\bwhat (?:time|hour) is it\b|\bwhats the time\b|\bwhat is the time\b|\bhow late is it\b|\btell me the time\b/,
    sayTime,
  ],
  [
    /\bwh(?:at|ich) day (?:is it|of the week|is today|do we have)\b|\bwhat is today\b|\bwhats today\b|\bis (?:it|today) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
    ({ now, timeZone }) => `Today is ${format(now, timeZone, { weekday: 'long' })}.`,
  ],
  [
    /\bwh(?:at|ich) day (?:is|will it be|is it) tomorrow\b|\bwhat is tomorrow\b|\bwhats tomorrow\b/,
    ({ now, timeZone }) => `Tomorrow is ${format(now + dayMs, timeZone, { weekday: 'long' })}.`,
  ],
  [
    /\bwh(?:at|ich) day was (?:it )?yesterday\b/,
    ({ now, timeZone }) => `Yesterday was ${format(now - dayMs, timeZone, { weekday: 'long' })}.`,
  ],
  [
    /\bwh(?:at|ich) (?:is the )?(?:date|day of the month)\b|\bwhats the date\b|\btodays date\b|\bdate is it\b/,
    ({ now, timeZone }) =>
      `Today is ${format(now, timeZone, { weekday: 'long' })}, the ${format(now, timeZone, { day: 'numeric', month: 'long' })}.`,
  ],
  [
    /\bwh(?:at|ich) month (?:is it|is this|are we|do we)\b|\bwhat is the month\b/,
    ({ now, timeZone }) => `It is ${format(now, timeZone, { month: 'long' })}.`,
  ],
  [
    /\bwh(?:at|ich) year (?:is it|is this|are we|do we)\b|\bwhat is the year\b/,
    ({ now, timeZone }) => `It is the year ${format(now, timeZone, { year: 'numeric' })}.`,
  ],
]

/** The family's time zone counts; null when the child asked for no time or date. */
export function answerTime(said: string, clock: Clock): string | null {
  const spoken = tokenize(said).join(' ')
  const tomorrowFirst = questions.toSorted(
    ([one], [other]) => Number(other.source.includes('tomorrow')) - Number(one.source.includes('tomorrow')),
  )
  return tomorrowFirst.find(([pattern]) => pattern.test(spoken))?.[1](clock) ?? null
}

const format = (at: number, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(at)

/** People say the time so: "It is half past three." */
function sayTime({ now, timeZone }: Clock): string {
  const [hour = 0, minute = 0] = format(now, timeZone, { hour: 'numeric', minute: 'numeric', hourCycle: 'h23' })
    .split(':')
    .map(Number)
  const nearest = Math.round(minute / 5) * 5
  const named = nearest > 30 ? hour + 1 : hour
  const hourName = named % 12 === 0 ? 12 : named % 12
  const part = hour < 12 ? 'in the morning' : hour < 18 ? 'in the afternoon' : 'in the evening'
  const exact = minute === nearest ? 'It is' : 'It is about'
  return `${exact} ${minutePhrase(nearest, hourName)} ${part}.`
}

function minutePhrase(minutes: number, hour: number) {
  if (minutes % 60 === 0) return `${hour} o’clock`
  if (minutes === 30) return `half past ${hour}`
  if (minutes === 15) return `a quarter past ${hour}`
  if (minutes === 45) return `a quarter to ${hour}`
  return minutes < 30 ? `${minutes} past ${hour}` : `${60 - minutes} to ${hour}`
}
