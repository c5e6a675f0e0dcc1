import type { MultiFactorError } from '@firebase/auth'
import { identityErrorCode } from './identity-errors.ts'

/** The password or link was right, and the account also requires a code. */
export function isSecondFactorRequired(error: unknown): error is MultiFactorError {
  return identityErrorCode(error) === 'multi-factor-auth-required'
}
