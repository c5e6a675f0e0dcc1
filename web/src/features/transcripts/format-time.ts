import { t } from '@lingui/core/macro'
import { formatDate } from '../../i18n/formats.ts'

const weekdayAndDay = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/** For example `Friday, November 13, 2026`. */
export const formatDay = (date: string) => formatDate(date, { ...weekdayAndDay, year: 'numeric' })

/** Returns `Today`, `Yesterday`, or the day. */
export function formatDayHeading(date: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(date)) / 86_400_000)
  if (days === 0) return t`Today`
  if (days === 1) return t`Yesterday`
  return date.slice(0, 4) === today.slice(0, 4) ? formatDate(date, weekdayAndDay) : formatDay(date)
}

/** The seconds are named, so that conversations add up to the minutes of their day. */
export function formatDuration(duration: number): string {
  if (duration < 60) return t`Less than a minute`
  const [minutes, seconds] = [Math.floor(duration / 60), duration % 60]
  return t`${minutes} min ${seconds} s`
}
