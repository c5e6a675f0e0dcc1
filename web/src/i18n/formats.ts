import { i18n } from '@lingui/core'

type Time = string | Date

/** Numbers, dates and lists as the reader's locale writes them. `i18n.number` and `i18n.date` keep their formatters. */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions) => i18n.number(value, options)

/** `Nov 15, 2026`. The time zone is the browser's, unless the options name another. */
export const formatDate = (time: Time, options: Intl.DateTimeFormatOptions = {}) =>
  i18n.date(time, hasParts(options) ? options : { dateStyle: 'medium', ...options })

/** `Nov 15, 2026, 3:23 PM`. */
export const formatDateTime = (time: Time, options: Intl.DateTimeFormatOptions = {}) =>
  i18n.date(time, { dateStyle: 'medium', timeStyle: 'short', ...options })

/** `3:23 PM`. */
export const formatTime = (time: Time, options: Intl.DateTimeFormatOptions = {}) =>
  i18n.date(time, { timeStyle: 'short', ...options })

/** `Mia, Ben, and Ada`. */
export const formatList = (items: string[], options?: Intl.ListFormatOptions) =>
  new Intl.ListFormat(formatLocales(), options).format(items)

export const formatRelativeTime = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
  new Intl.RelativeTimeFormat(formatLocales(), { numeric: 'auto' }).format(value, unit)

/** `German` for `de`; the code itself if nobody knows it. */
export const nameOf = (type: Intl.DisplayNamesType, code: string) =>
  new Intl.DisplayNames(formatLocales(), { type }).of(code) ?? code

export const compareTexts = (one: string, other: string) => one.localeCompare(other, formatLocales())

/** What `Intl` takes, for formats that are not here. */
export const formatLocales = () => [i18n.locales ?? i18n.locale].flat()

function hasParts(options: Intl.DateTimeFormatOptions) {
  return Object.keys(options).some((name) => !['timeZone', 'hour12', 'calendar'].includes(name))
}
