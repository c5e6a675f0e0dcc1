import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts as table } from '../database/schema.ts'
import type { Cipher } from '../secrets/cipher.ts'
import { WireError } from '../wire/wire-error.ts'

export interface AttemptLimit {
  key: string
  /** So many attempts are free. After that, each wait is twice as long as the one before. */
  freeAttempts: number
  maxWaitSeconds: number
}

export type Attempts = ReturnType<typeof createAttempts>

/** Slows down repeated attempts. They are counted in the database, so the limits hold for all machines together. */
export function createAttempts({
  database,
  cipher,
  now,
}: {
  database: NodePgDatabase
  cipher: Cipher
  now: () => Date
}) {
  const hashKey = ({ key }: AttemptLimit) => cipher.fingerprint(`attempt ${key}`)

  return {
    hashKey,

    /** Counts the attempt, then allows or refuses it. */
    async countAttempt(limit: AttemptLimit): Promise<void> {
      const { rows } = await database.execute<{ allowed: boolean }>(
        sql`select identity.take_attempt(${hashKey(limit)}, ${limit.freeAttempts}, ${limit.maxWaitSeconds}, ${now()}) as allowed`,
      )
      if (!rows[0]?.allowed) throw tooManyAttempts()
    },

    /** Refuses without counting. */
    async requireNotBlocked(limit: AttemptLimit): Promise<void> {
      const [row] = await database
        .select({ blockedUntil: table.blockedUntil })
        .from(table)
        .where(eq(table.keyHash, hashKey(limit)))
      if (row && row.blockedUntil > now()) throw tooManyAttempts()
    },

    async reset(...limits: AttemptLimit[]): Promise<void> {
      if (limits.length === 0) return
      await database.delete(table).where(inArray(table.keyHash, limits.map(hashKey)))
    },
  }
}

export const tooManyAttempts = () =>
  new WireError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please wait a moment and try again.')
