import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../secrets/cipher.ts'
import { IdentityError } from '../http/identity-error.ts'
import { deleteAttempts, findBlockedUntil, refundAttempt, takeAttempt, takeToken } from './attempt-store.ts'

export interface AttemptLimit {
  key: string
  /** After these attempts, each wait is twice as long as the one before. */
  freeAttempts: number
  maxWaitSeconds: number
}

/** Requests that are no guesses may come in a burst, then one in `refillSeconds`. */
export interface RateLimit {
  key: string
  burst: number
  refillSeconds: number
}

export type Attempts = ReturnType<typeof createAttempts>

/** Slows down repeated attempts. They are counted in the database, so the limits hold for all machines together. */
export function createAttempts({ database, cipher, now }: { database: Queries; cipher: Cipher; now: () => Date }) {
  const hashKey = ({ key }: Pick<AttemptLimit, 'key'>) => cipher.fingerprint(`attempt ${key}`)

  return {
    hashKey,

    async countAttempt(...limits: AttemptLimit[]): Promise<void> {
      for (const { key, freeAttempts, maxWaitSeconds } of limits) {
        const attempt = { keyHash: hashKey({ key }), freeAttempts, maxWaitSeconds, at: now() }
        if (!(await takeAttempt(database, attempt))) throw tooManyAttempts()
      }
    },

    /** An attempt that turned out to be no guess does not count. */
    async refundAttempt(...limits: AttemptLimit[]): Promise<void> {
      for (const { key, freeAttempts } of limits)
        await refundAttempt(database, { keyHash: hashKey({ key }), freeAttempts })
    },

    async countRequest(...limits: RateLimit[]): Promise<void> {
      for (const { key, burst, refillSeconds } of limits) {
        const isAllowed = await takeToken(database, { keyHash: hashKey({ key }), burst, refillSeconds, at: now() })
        if (!isAllowed) throw tooManyAttempts()
      }
    },

    /** Refuses without counting. */
    async requireNotBlocked(...limits: AttemptLimit[]): Promise<void> {
      for (const limit of limits) {
        const blockedUntil = await findBlockedUntil(database, hashKey(limit))
        if (blockedUntil && blockedUntil > now()) throw tooManyAttempts()
      }
    },

    async reset(...limits: AttemptLimit[]): Promise<void> {
      if (limits.length > 0) await deleteAttempts(database, limits.map(hashKey))
    },
  }
}

export const tooManyAttempts = () =>
  new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please wait a moment and try again.')
