import { pacedCaller } from '../access/paced-caller.ts'
import type { Principal } from '../access/principal.ts'
import { createTokenBuckets } from '@pipit/concurrency/token-buckets'
import { ApiError } from '../api-error.ts'

export type JoinLimit = ReturnType<typeof createJoinLimit>

/**
 * Joining a namespace costs several queries. A device with bad wifi reconnects every few seconds, and a parent may have
 * many tabs that reconnect together.
 */
export function createJoinLimit() {
  const buckets = createTokenBuckets({ tokensPerSecond: 0.5, burstSize: 30 })
  return (principal: Principal) => {
    const caller = pacedCaller(principal)
    if (caller !== null && !buckets.take(caller)) throw new ApiError('too-many-requests')
  }
}
