import type { Bucket, Span } from './period.ts'
import type { Insight } from '../api/get-insights.ts'

export const daysWithin = (days: Insight[], { from, to }: Span) => days.filter(({ date }) => date >= from && date <= to)

export const aggregateByBucket = (days: Insight[], parts: Bucket[], aggregate: (days: Insight[]) => number) =>
  parts.map((part) => aggregate(daysWithin(days, part)))

/** A bucket of one day has null if there was no limit, or if nothing is known about the day. */
export const limitByBucket = (days: Insight[], parts: Bucket[], limit: (day: Insight) => number | null) =>
  parts.map((part) => daysWithin(days, part).map(limit)[0] ?? null)
