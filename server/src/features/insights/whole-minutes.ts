import type { Figures } from './insight-types.ts'

type Minutes = Required<Pick<Figures, 'minutes' | 'hours'>>

/**
 * The minutes of a day as everybody reads them. They are rounded down once, here, as the allowance does, and every sum is one
 * of these days. The hours add up to their day: minutes that rounding leaves over go to the hours that lost most.
 */
export function toWholeMinutes({ minutes, hours = [] }: Pick<Figures, 'minutes' | 'hours'>): Minutes {
  const whole = Math.floor(minutes)
  const leftOver = whole - hours.reduce((sum, hour) => sum + Math.floor(hour.minutes), 0)
  const roundedUp = new Set(hours.toSorted((one, other) => (other.minutes % 1) - (one.minutes % 1)).slice(0, leftOver))
  return {
    minutes: whole,
    hours: hours.map((each) => ({
      hour: each.hour,
      minutes: Math.floor(each.minutes) + (roundedUp.has(each) ? 1 : 0),
    })),
  }
}
