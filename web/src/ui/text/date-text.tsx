const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const dateTimeFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 15, 2026`, in the browser's time zone. */
export function DateText({ time }: { time: string }) {
  return <time dateTime={time}>{dateFormat.format(new Date(time))}</time>
}

/** `Nov 15, 2026, 3:23 PM`, in the browser's time zone. */
export function DateTimeText({ time }: { time: string }) {
  return <time dateTime={time}>{dateTimeFormat.format(new Date(time))}</time>
}
