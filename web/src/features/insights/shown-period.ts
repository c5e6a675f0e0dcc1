import type { Period } from './period/period.ts'
import type { Insight } from './use-insights.ts'

/** What the panels of a week, month or year show. */
export interface ShownPeriod {
  childId: string
  childName: string
  period: Period
  /** The days of this period and the one before, newest first. */
  days: Insight[]
}
