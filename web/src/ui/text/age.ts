/** In whole years, by the local calendar. Days are compared as text, so no time zone shifts them. */
export function ageToday(birthDate: string, now = new Date()): number {
  const monthAndDay = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  const years = now.getFullYear() - Number(birthDate.slice(0, 4))
  return Math.max(0, monthAndDay < birthDate.slice(5) ? years - 1 : years)
}

/** `5 years old`. */
export function formatAge(age: number): string {
  if (age === 0) return 'Not yet 1 year old'
  return age === 1 ? '1 year old' : `${age} years old`
}
