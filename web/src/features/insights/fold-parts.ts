import type { Part, Span } from './period.ts'
import type { Insight } from './use-insights.ts'

export const within = (days: Insight[], { from, to }: Span) => days.filter(({ date }) => date >= from && date <= to)

/** One figure for each bar. */
export const perPart = (days: Insight[], parts: Part[], fold: (days: Insight[]) => number) =>
  parts.map((part) => fold(within(days, part)))
