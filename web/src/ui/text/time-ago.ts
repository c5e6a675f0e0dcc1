import { t } from '@lingui/core/macro'
import { formatRelativeTime } from '../../i18n/formats.ts'

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `5 minutes ago`, in the largest unit that fits. */
export function timeAgo(time: string, now = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1000
  const fitting = units.find(([, length]) => seconds >= length)
  return fitting ? formatRelativeTime(-Math.floor(seconds / fitting[1]), fitting[0]) : t`just now`
}
