import { ApiError } from '../api-error.ts'
import type { Principal } from './principal.ts'

/** The id of the calling account. A device that calls has no account of its own and is refused. */
export function requireAccountId(principal: Principal): string {
  if (principal.kind !== 'account') throw new ApiError('forbidden')
  return principal.accountId
}
