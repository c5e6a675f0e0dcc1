import type { Period } from './period/period.ts'
import type { Insight } from './api/get-insights.ts'

export interface ShownPeriod {
  childId: string
  childName: string
  period: Period
  /** They are of this period and the one before, newest first. */
  days: Insight[]
}
