import { formatDate, formatDateTime } from '../../i18n/formats.ts'

/** `Nov 15, 2026`, in the browser's time zone. */
export function DateText({ time }: { time: string }) {
  return <time dateTime={time}>{formatDate(time)}</time>
}

/** `Nov 15, 2026, 3:23 PM`, in the browser's time zone. */
export function DateTimeText({ time }: { time: string }) {
  return <time dateTime={time}>{formatDateTime(time)}</time>
}
