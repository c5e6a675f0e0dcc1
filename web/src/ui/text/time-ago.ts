const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `5 minutes ago`, in the largest unit that fits. */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000
  const fitting = units.find(([, length]) => seconds >= length)
  return fitting ? format.format(-Math.floor(seconds / fitting[1]), fitting[0]) : 'just now'
}
