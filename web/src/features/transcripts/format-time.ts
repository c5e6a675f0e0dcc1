const plain = { timeZone: 'UTC' }
const dayWithYear = new Intl.DateTimeFormat('en', {
  ...plain,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const dayThisYear = new Intl.DateTimeFormat('en', { ...plain, weekday: 'long', day: 'numeric', month: 'long' })

/** How days and times are said here, by the family's own clock. */
export function timeFormatsIn(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' })
  const both = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return {
    time: (time: string) => clock.format(new Date(time)),
    dayAndTime: (time: string) => both.format(new Date(time)),
    day: (date: string) => dayWithYear.format(new Date(date)),
  }
}

/** `Today`, `Yesterday`, or the day. */
export function formatDayHeading(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return (date.slice(0, 4) === today.slice(0, 4) ? dayThisYear : dayWithYear).format(new Date(date))
}

export function formatDuration(seconds: number): string {
  if (seconds < 60) return 'Less than a minute'
  const minutes = Math.round(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
