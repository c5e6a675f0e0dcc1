import { eq, inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts as table } from '../database/schema.ts'
import type { Seal } from '../secrets/seal.ts'
import { WireError } from '../wire/wire-error.ts'

export interface Limit {
  key: string
  /** So many may follow each other at once. Then each waits twice as long as the one before it. */
  free: number
  /** In seconds. */
  longestWait: number
}

export type Attempts = ReturnType<typeof createAttempts>

/** Slows down whoever tries again and again. Counted in the database: it holds for all machines together. */
export function createAttempts({ database, seal, now }: { database: NodePgDatabase; seal: Seal; now: () => Date }) {
  const hashOf = ({ key }: Limit) => seal.fingerprint(`attempt ${key}`)

  return {
    hashOf,

    /** Counts, then refuses or lets pass. */
    async take(limit: Limit): Promise<void> {
      const { rows } = await database.execute<{ allowed: boolean }>(
        sql`select identity.take_attempt(${hashOf(limit)}, ${limit.free}, ${limit.longestWait}, ${now()}) as allowed`,
      )
      if (!rows[0]?.allowed) throw tooManyAttempts()
    },

    /** Refuses without counting. */
    async check(limit: Limit): Promise<void> {
      const [row] = await database
        .select({ blockedUntil: table.blockedUntil })
        .from(table)
        .where(eq(table.keyHash, hashOf(limit)))
      if (row && row.blockedUntil > now()) throw tooManyAttempts()
    },

    async forgive(...limits: Limit[]): Promise<void> {
      if (limits.length === 0) return
      await database.delete(table).where(inArray(table.keyHash, limits.map(hashOf)))
    },
  }
}

export const tooManyAttempts = () =>
  new WireError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please wait a moment and try again.')
