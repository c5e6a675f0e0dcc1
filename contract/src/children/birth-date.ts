const hourMs = 60 * 60 * 1000

/** The first and last accepted birth date. A day is accepted as soon as it has started anywhere on earth. */
export function birthDates(now = new Date()) {
  const eighteenYearsAgo = new Date(now.getTime() - 24 * hourMs)
  eighteenYearsAgo.setUTCFullYear(eighteenYearsAgo.getUTCFullYear() - 18)
  return { first: toDay(eighteenYearsAgo), last: toDay(new Date(now.getTime() + 14 * hourMs)) }
}

/** What is wrong with a birth date, or null. */
export function birthDateProblem(birthDate: string, now = new Date()): string | null {
  const { first, last } = birthDates(now)
  if (birthDate > last) return /*i18n*/ 'This day is still to come.'
  return birthDate < first ? /*i18n*/ 'Pipit is for children; this day is more than 18 years ago.' : null
}

function toDay(date: Date) {
  return date.toISOString().slice(0, 10)
}
