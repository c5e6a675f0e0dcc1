import { weekdays, type Weekday } from '@pipit/contract/screen-time'
import { t } from '@lingui/core/macro'
import { formatDate, formatList, formatLocales } from '../../../i18n/formats.ts'

/** `Monday`. */
export const weekdayName = (day: Weekday) => formatWeekday(day, 'long')

/** `Mon`. */
export const shortWeekdayName = (day: Weekday) => formatWeekday(day, 'short').replace('.', '')

/** January 1, 2024 was a Monday. */
const formatWeekday = (day: Weekday, style: 'long' | 'short') =>
  formatDate(new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))), { weekday: style, timeZone: 'UTC' })

/** Not every browser knows where a week begins, and older ones know it as a property. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The list begins with the first day of the reader's week: in the United States that is Sunday. */
export function weekdaysInOrder(): Weekday[] {
  const locale: LocaleWithWeek = new Intl.Locale(formatLocales()[0] ?? 'en')
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  return [...weekdays.slice(firstDay - 1), ...weekdays.slice(0, firstDay - 1)]
}

/** `Every day`, `Monday to Friday`, `Saturday and Sunday`. */
export function nameDays(days: Weekday[]): string {
  const inOrder = weekdays.filter((day) => days.includes(day))
  if (inOrder.length === weekdays.length) return t`Every day`
  const [first, last] = [inOrder[0], inOrder.at(-1)]
  const isRun = first && last && weekdays.indexOf(last) - weekdays.indexOf(first) === inOrder.length - 1
  if (!isRun || inOrder.length < 3) return capitalize(formatList(inOrder.map(weekdayName)))
  const [firstDay, lastDay] = [weekdayName(first), weekdayName(last)]
  return capitalize(t({ message: `${firstDay} to ${lastDay}`, comment: 'Days of the week' }))
}

/** Weekdays have small letters in many languages, but these words begin a line. */
const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase(formatLocales()) + text.slice(1)
