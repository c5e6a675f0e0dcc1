/** Days are written as on the calendar and counted in UTC, where each has 24 hours. */

export const periodKinds = ['week', 'month', 'year'] as const
export type PeriodKind = (typeof periodKinds)[number]

export interface Span {
  from: string
  to: string
}

/** A bar of a plot: a day, or a month of a year. */
export interface Part extends Span {
  /** Under the bar; empty where there is no room. */
  label: string
  /** In the table. */
  name: string
}

export interface Period extends Span {
  kind: PeriodKind
  title: string
  parts: Part[]
  /** As many days of the one before as this one has had so far: only like is compared with like. */
  before: Span
  isWhole: boolean
  /** A day of the one before, and of the next; null where that lies ahead. */
  earlier: string
  later: string | null
}

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)
const toDay = (date: Date) => date.toISOString().slice(0, 10)
const form = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })

function addDays(day: string, days: number): string {
  const date = toDate(day)
  date.setUTCDate(date.getUTCDate() + days)
  return toDay(date)
}

export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(toDate(text).getTime()) &&
  toDay(toDate(text)) === text

export const dayInWords = (day: string) => form({ weekday: 'long', day: 'numeric', month: 'long' }).format(toDate(day))

/** The week, month or year around a day; never one that lies ahead. */
export function periodAround(kind: PeriodKind, day: string, today: string): Period {
  const around = day > today ? today : day
  const { from, to } = spanOf(kind, around)
  const earlier = addDays(from, -1)
  const days = daysBetween(from, to < today ? to : today)
  const previous = spanOf(kind, earlier)
  const isWhole = to < today
  const sameDays = addDays(previous.from, days)
  return {
    kind,
    from,
    to,
    earlier,
    isWhole,
    title: titleOf(kind, from, to),
    parts: partsOf(kind, from, to),
    before: isWhole || sameDays > previous.to ? previous : { from: previous.from, to: sameDays },
    later: to < today ? addDays(to, 1) : null,
  }
}

function spanOf(kind: PeriodKind, day: string): Span {
  if (kind === 'year') return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` }
  if (kind === 'month') return { from: `${day.slice(0, 7)}-01`, to: lastOfMonth(day) }
  const monday = addDays(day, -((toDate(day).getUTCDay() + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}

function partsOf(kind: PeriodKind, from: string, to: string): Part[] {
  if (kind === 'year') {
    return Array.from({ length: 12 }, (_, month) => {
      const first = `${from.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-01`
      const name = form({ month: 'long' }).format(toDate(first))
      return { from: first, to: lastOfMonth(first), label: name.slice(0, 3), name }
    })
  }
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const day = addDays(from, index)
    const label =
      kind === 'week' ? form({ weekday: 'short' }).format(toDate(day)) : index % 7 === 0 ? String(index + 1) : ''
    return { from: day, to: day, label, name: dayInWords(day) }
  })
}

function titleOf(kind: PeriodKind, from: string, to: string): string {
  if (kind === 'year') return from.slice(0, 4)
  if (kind === 'month') return form({ month: 'long', year: 'numeric' }).format(toDate(from))
  const range = form({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(toDate(from), toDate(to))
  // Engines do not agree on the thin spaces around the dash.
  return range.replaceAll(/\s*–\s*/g, '–')
}

function lastOfMonth(day: string) {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return toDay(new Date(Date.UTC(year, month, 0)))
}

const daysBetween = (from: string, to: string) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / 86_400_000)
