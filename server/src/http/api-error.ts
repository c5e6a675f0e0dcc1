import { errorCatalogue, type ErrorCode, type ErrorDetail } from '@pipit/contract/api/errors'

/** An error of the catalogue. Verbs throw it; the one error handler turns it into an answer. */
export class ApiError extends Error {
  override name = 'Failure'
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

export function orNotFound<Found>(found: Found | null | undefined): Found {
  if (found === undefined || found === null) throw new ApiError('not-found')
  return found
}
