import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue, type Requester } from './fair-queue.ts'

export interface PasswordHashing {
  memoryKibibytes: number
  passes: number
  /** So many hashes are computed at the same time. */
  concurrency: number
  /** So many more wait, trusted requesters and others each; further ones are refused. */
  maxWaiting: number
}

/** One core is left to everything else, so a flood of sign-ins does not slow down people who have signed in. */
const hashesAtOnce = Math.max(1, availableParallelism() - 1)

/**
 * Argon2id with what RFC 9106 recommends where memory is scarce: about 65 ms of one core for a sign-in. The last of a full
 * queue waits about a second.
 */
export const defaultHashing: PasswordHashing = {
  memoryKibibytes: 64 * 1024,
  passes: 3,
  concurrency: hashesAtOnce,
  maxWaiting: 16 * hashesAtOnce,
}

/** The server itself, for passwords that no request carries. */
export const server: Requester = { address: 'server', isTrusted: true }

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

export function createPasswordHasher(changes: Partial<PasswordHashing> = {}) {
  const { memoryKibibytes, passes, ...limits } = { ...defaultHashing, ...changes }
  const inTurn = createFairQueue(limits)

  /** Throws a `BusyError` when too many wait already. */
  const hashPassword = (password: string, requester: Requester): Promise<string> =>
    inTurn(requester, () => hash(password, { memoryCost: memoryKibibytes, timeCost: passes, parallelism: 1 }))

  const decoyHash = hashPassword(randomBytes(16).toString('hex'), server)

  return {
    hashPassword,

    /** Does the work even where there is no password, so the time taken does not reveal it. */
    async passwordMatches(
      password: string,
      passwordHash: string | null | undefined,
      requester: Requester,
    ): Promise<boolean> {
      const compared = passwordHash ?? (await decoyHash)
      const matches = await inTurn(requester, () => verify(compared, password))
      return matches && passwordHash != null
    },
  }
}
