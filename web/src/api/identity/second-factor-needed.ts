import type { MultiFactorError } from '@firebase/auth'
import { codeOf } from './identity-errors.ts'

/** The password or link was right, and the account asks for a code besides. */
export function isSecondFactorNeeded(error: unknown): error is MultiFactorError {
  return codeOf(error) === 'multi-factor-auth-required'
}
