import type { ErrorCode } from '@pipit/contract/api/errors'
import { databaseCode } from '@pipit/database/error-code'

/** The code that the trigger function `check_quota` raises. */
const quotaCode = 'PIP02'

/** The API error of an exceeded quota; null for other errors. */
export function quotaErrorCode(error: Error & { constraint?: ErrorCode }): ErrorCode | null {
  return databaseCode(error) === quotaCode ? (error.constraint ?? null) : null
}
