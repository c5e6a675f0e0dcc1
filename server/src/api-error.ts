import { errorCatalogue, type ErrorCode } from '@pipit/contract/api/errors'
import type { ReachedLimit } from '@pipit/contract/plans/plan-limits'
import { i18nOf, type I18n } from './i18n/i18n.ts'
import { describePlanLimit } from './i18n/describe-plan-limit.ts'

/** What is wrong with one field, such as `body.email`: a text that is marked for the catalogues, or one made for a reader. */
export interface FieldProblem {
  field: string
  message: string | ((i18n: I18n) => string)
}

/** An error of the catalogue. Features throw it; the error handler turns it into a response. */
export class ApiError extends Error {
  override name = 'ApiError'
  code: ErrorCode
  status: number
  details: FieldProblem[]

  constructor(code: ErrorCode, details: FieldProblem[] = [], cause?: unknown) {
    super(errorCatalogue[code].message, { cause })
    this.code = code
    this.status = errorCatalogue[code].status
    this.details = details
  }

  /** The message for a reader of this language; `message` is the one for logs. */
  messageIn(i18n: I18n): string {
    return i18n.translate(this.message)
  }
}

/** Its message is made for the case, because what to do depends on the limit. */
export class PlanLimitError extends ApiError {
  override name = 'PlanLimitError'
  limit: ReachedLimit

  constructor(limit: ReachedLimit) {
    super('plan-limit-reached')
    this.limit = limit
    this.message = describePlanLimit(i18nOf('en'), limit)
  }

  override messageIn(i18n: I18n) {
    return describePlanLimit(i18n, this.limit)
  }
}

export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new ApiError('not-found')
  return found
}
