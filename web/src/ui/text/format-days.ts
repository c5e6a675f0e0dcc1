/** `a day`, `30 days`, `a year`. */
export function formatDays(days: number): string {
  if (days === 1) return 'a day'
  if (days === 365) return 'a year'
  if (days > 0 && days % 365 === 0) return `${days / 365} years`
  return `${days} days`
}
