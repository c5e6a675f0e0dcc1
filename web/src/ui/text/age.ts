import { plural } from '@lingui/core/macro'

/** Counts whole years by the local calendar. Days are compared as text, so no time zone shifts them. */
export function ageToday(birthDate: string, now = new Date()): number {
  const monthAndDay = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  const years = now.getFullYear() - Number(birthDate.slice(0, 4))
  return Math.max(0, monthAndDay < birthDate.slice(5) ? years - 1 : years)
}

/** `5 years old`. */
export const formatAge = (age: number) =>
  plural(age, { 0: 'Not yet 1 year old', one: '# year old', other: '# years old' })
