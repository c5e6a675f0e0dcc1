import { Failure } from '../http/failure.ts'
import type { Principal } from './principal.ts'

/** The person who calls; a device is none. */
export function accountOf(principal: Principal): string {
  if (principal.kind !== 'account') throw new Failure('forbidden')
  return principal.accountId
}
