import { formatDate, formatLocales } from '../../../i18n/formats.ts'
import { firstWeekday } from '../../../i18n/first-weekday.ts'

/** Calendar days (`2026-11-15`) are computed in UTC, where every day has 24 hours. */

export const periodKinds = ['week', 'month', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

export interface Span {
  from: string
  to: string
}

/** A bar of a chart stands for a day, or for a month of a year. */
export interface Bucket extends Span {
  /** It is below the bar, and empty where there is no room for it. */
  label: string
  /** It stands in where columns are narrow. */
  narrowLabel: string
  /** It is the row header in the table. */
  name: string
  /** A bar of today, or of the month of today, may still grow. */
  isRunning: boolean
}

export interface Period extends Span {
  kind: PeriodKind
  title: string
  buckets: Bucket[]
  /** While this period is running, it has only as many days of the previous one as have passed in this one. */
  comparedWith: Span
  isComplete: boolean
  /** The next period has no day if it has not begun. */
  previousDay: string
  nextDay: string | null
}

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date) => date.toISOString().slice(0, 10)
const inUtc = { timeZone: 'UTC' } as const

export function addDays(day: string, days: number): string {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return toDay(date)
}

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(toDate(text).getTime()) &&
  toDay(toDate(text)) === text

/** For example `Sunday, November 15`. */
export const formatDay = (day: string) => formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', ...inUtc })

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string) => toDate(day).getUTCDay() || 7

/** A day in the future counts as today. */
export function periodAround(kind: PeriodKind, day: string, today: string): Period {
  const { from, to } = spanOf(kind, day > today ? today : day)
  const previousDay = addDays(from, -1)
  const days = daysBetween(from, to < today ? to : today)
  const previous = spanOf(kind, previousDay)
  const isComplete = to < today
  const sameDays = addDays(previous.from, days)
  return {
    kind,
    from,
    to,
    previousDay,
    isComplete,
    title: titleOf(kind, from, to),
    buckets: bucketsOf(kind, from, to, today),
    comparedWith: isComplete || sameDays > previous.to ? previous : { from: previous.from, to: sameDays },
    nextDay: isComplete ? addDays(to, 1) : null,
  }
}

function spanOf(kind: PeriodKind, day: string): Span {
  if (kind === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  if (kind === 'month') return { from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day) }
  const first = addDays(day, -((weekdayOf(day) - firstWeekday() + 7) % 7))
  return { from: first, to: addDays(first, 6) }
}

function bucketsOf(kind: PeriodKind, from: string, to: string, today: string): Bucket[] {
  const isRunning = (span: Span) => span.from <= today && today <= span.to
  if (kind === 'year') {
    return Array.from({ length: 12 }, (_, month) => {
      const first = `${from.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`
      const span = { from: first, to: lastOfMonth(first) }
      return { ...span, ...monthNames(first), isRunning: isRunning(span) }
    })
  }
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    const label =
      kind === 'week'
        ? formatDate(day, { weekday: 'short', ...inUtc })
        : index % 7 === 0
          ? formatDate(day, { day: 'numeric', ...inUtc })
          : ''
    const narrowLabel = kind === 'week' ? formatDate(day, { weekday: 'narrow', ...inUtc }) : label
    return {
      from: day,
      to: day,
      label,
      narrowLabel,
      name: formatDay(day),
      isRunning: isRunning({ from: day, to: day }),
    }
  })
}

/** The month of this day is the last one. */
export function monthsUpTo(day: string, count: number, today: string): Bucket[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => {
    const first = toDay(new Date(Date.UTC(year, month - count + index, 1)))
    const isRunning = first.slice(0, 7) === today.slice(0, 7)
    return { from: first, to: lastOfMonth(first), ...monthNames(first), isRunning }
  })
}

/** Twelve short names must fit below the bars on a phone. */
function monthNames(day: string) {
  const label = formatDate(day, { month: 'narrow', ...inUtc })
  return { label, narrowLabel: label, name: formatDate(day, { month: 'long', year: 'numeric', ...inUtc }) }
}

function titleOf(kind: PeriodKind, from: string, to: string): string {
  if (kind === 'year') return formatDate(from, { year: 'numeric', ...inUtc })
  if (kind === 'month') return formatDate(from, { month: 'long', year: 'numeric', ...inUtc })
  const range = new Intl.DateTimeFormat(formatLocales(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...inUtc,
  }).formatRange(toDate(from), toDate(to))
  // Browsers disagree on the thin spaces around the dash.
  return range.replaceAll(/\s*–\s*/g, '–')
}

function lastOfMonth(day: string) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return toDay(new Date(Date.UTC(year, month, 0)))
}

const daysBetween = (from: string, to: string) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000)
