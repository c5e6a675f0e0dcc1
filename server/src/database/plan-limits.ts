import type { ReachedLimit } from '@pipit/contract/plans/plan-limits'
import { databaseCode } from '@pipit/database/error-code'

/** The code that `check_plan_limit` and `check_weekly_reports` raise. */
const planLimitCode = 'PIP04'

/** The limit of the family's plan that a statement would have exceeded; null for other errors. */
export function reachedLimit(error: Error & { detail?: string }): ReachedLimit | null {
  if (databaseCode(error) !== planLimitCode || error.detail === undefined) return null
  return JSON.parse(error.detail) as ReachedLimit
}
