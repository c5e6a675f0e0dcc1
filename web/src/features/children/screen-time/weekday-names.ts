import { weekdays, type Weekday } from '@pipit/contract/screen-time'

/** `monday` → `Monday`. */
export const weekdayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1)

const list = new Intl.ListFormat('en-GB')

/** `Every day`, `Monday to Friday`, `On Saturdays and Sundays`. */
export function nameDays(days: Weekday[]): string {
  const inOrder = weekdays.filter((day) => days.includes(day))
  if (inOrder.length === weekdays.length) return 'Every day'
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const isRun = first && last && weekdays.indexOf(last) - weekdays.indexOf(first) === inOrder.length - 1
  if (isRun && inOrder.length > 2) return `${weekdayName(first)} to ${weekdayName(last)}`
  return `On ${list.format(inOrder.map((day) => `${weekdayName(day)}s`))}`
}
