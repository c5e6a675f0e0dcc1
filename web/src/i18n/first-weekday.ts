import { formatLocales } from './formats.ts'

/** Not every browser knows where a week begins, and older ones know it as a property. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } }

/** The first day of the reader's week, from Monday (1) to Sunday (7): in the United States, Sunday. */
export function firstWeekday(): number {
  const locale: LocaleWithWeek = new Intl.Locale(formatLocales()[0] ?? 'en')
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1
}
