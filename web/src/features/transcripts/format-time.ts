import { pluralize } from '../../ui/text/pluralize.ts'

const dayWithYear = new Intl.DateTimeFormat('en', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const dayThisYear = new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })

/** Formats days and times in the family's time zone. */
export function timeFormatsIn(timeZone: string) {
  const clock = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' })
  const dayAndClock = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return {
    time: (time: string) => clock.format(new Date(time)),
    dayAndTime: (time: string) => dayAndClock.format(new Date(time)),
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
  return pluralize(Math.round(seconds / 60), 'minute')
}
