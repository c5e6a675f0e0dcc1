import { errorCatalogue, type ErrorCode, type ErrorDetail } from '@pipit/contract/api/errors'
import { describePlanLimit, type ReachedLimit } from '@pipit/contract/plans/plan-limits'

/** An error of the catalogue. Features throw it; the error handler turns it into a response. */
export class ApiError extends Error {
  override name = 'ApiError'
  code: ErrorCode
  status: number
  details: ErrorDetail[]

  constructor(code: ErrorCode, details: ErrorDetail[] = [], cause?: unknown) {
    super(errorCatalogue[code].message, { cause })
    this.code = code
    this.status = errorCatalogue[code].status
    this.details = details
  }
}

/** Its message is made for the case, because what to do depends on the limit. */
export class PlanLimitError extends ApiError {
  override name = 'PlanLimitError'

  constructor(limit: ReachedLimit) {
    super('plan-limit-reached')
    this.message = describePlanLimit(limit)
  }
}

export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new ApiError('not-found')
  return found
}
