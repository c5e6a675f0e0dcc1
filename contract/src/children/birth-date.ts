const day = 24 * 60 * 60 * 1000

/** The days on which a child may be born. A day counts as past or present as soon as it has begun anywhere on earth. */
export function birthDates(now = new Date()) {
  const eighteenYearsAgo = new Date(now.getTime() - day)
  eighteenYearsAgo.setUTCFullYear(eighteenYearsAgo.getUTCFullYear() - 18)
  return { first: toDay(eighteenYearsAgo), last: toDay(new Date(now.getTime() + 14 * 60 * 60 * 1000)) }
}

/** What is wrong with a birth date, or null. */
export function birthDateProblem(birthDate: string, now = new Date()): string | null {
  const { first, last } = birthDates(now)
  if (birthDate > last) return 'This day is still to come.'
  return birthDate < first ? 'Pipit is for children; this day is more than 18 years ago.' : null
}

function toDay(date: Date) {
  return date.toISOString().slice(0, 10)
}
