/** Midnight of a day in local time, or of a later day, for the filters of a table. */
export function startOfDay(day: string | undefined, daysLater = 0) {
  if (day === undefined) return undefined
  const start = new Date(`${day}T00:00:00`)
  start.setDate(start.getDate() + daysLater)
  return start.toISOString()
}
