import type { Bucket, Span } from './period.ts'
import type { Insight } from './use-insights.ts'

export const daysWithin = (days: Insight[], { from, to }: Span) => days.filter(({ date }) => date >= from && date <= to)

/** One figure for each bar. */
export const aggregateByBucket = (days: Insight[], parts: Bucket[], fold: (days: Insight[]) => number) =>
  parts.map((part) => fold(daysWithin(days, part)))
