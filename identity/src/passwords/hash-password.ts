import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { createFairQueue, type Requester } from './fair-queue.ts'
import { createHashThreadPool, hasOwnPriority } from './hash-thread-pool.ts'

export interface PasswordHashing {
  memoryKibibytes: number
  passes: number
  /** This many hashes are computed at the same time. */
  concurrency: number
  /** Trusted requesters and others may wait in queues of this length; further ones are refused. */
  maxWaiting: number
}

/** One core is left to everything else where hashes cannot make way for it. */
const hashesAtOnce = hasOwnPriority ? availableParallelism() : Math.max(1, availableParallelism() - 1)

/** RFC 9106 recommends these where memory is scarce. A sign-in takes 65 ms, the last of a full queue a second. */
export const defaultHashing: PasswordHashing = {
  memoryKibibytes: 64 * 1024,
  passes: 3,
  concurrency: hashesAtOnce,
  maxWaiting: 16 * hashesAtOnce,
}

/** No request carries the passwords that the server itself sets. */
export const serverRequester: Requester = { address: 'server', isTrusted: true }

/** All hashers of this process share these threads. */
const run = createHashThreadPool()

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

export function createPasswordHasher(changes: Partial<PasswordHashing> = {}) {
  const { memoryKibibytes, passes, ...limits } = { ...defaultHashing, ...changes }
  const inTurn = createFairQueue(limits)
  const decoyHash = createDecoyHash(memoryKibibytes, passes)

  /** Throws a `BusyError` when too many wait already. */
  const hashPassword = (password: string, requester: Requester): Promise<string> =>
    inTurn(requester, async () => String(await run({ type: 'hash', password, memoryKibibytes, passes })))

  return {
    hashPassword,

    /** Does the work even where there is no password, so the time taken does not reveal it. */
    async passwordMatches(
      password: string,
      passwordHash: string | null | undefined,
      requester: Requester,
    ): Promise<boolean> {
      const compared = passwordHash ?? decoyHash
      const matches = await inTurn(requester, () => run({ type: 'verify', password, passwordHash: compared }))
      return matches === true && passwordHash != null
    },
  }
}

/** Computing a hash of no password would take a tenth of the server's start, so this one is made up. */
function createDecoyHash(memoryKibibytes: number, passes: number) {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKibibytes},t=${passes},p=1$${random(16)}$${random(32)}`
}
