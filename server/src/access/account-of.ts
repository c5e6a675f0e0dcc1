import { ApiError } from '../http/api-error.ts'
import type { Principal } from './principal.ts'

/** The person who calls; a device is none. */
export function accountOf(principal: Principal): string {
  if (principal.kind !== 'account') throw new ApiError('forbidden')
  return principal.accountId
}
