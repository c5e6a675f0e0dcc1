import { inArray, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { attempts as table } from '../database/schema.ts'
import { later } from '../parts.ts'
import type { Seal } from '../secrets/seal.ts'
import { WireError } from '../wire/wire-error.ts'

export interface Limit {
  key: string
  /** So many may follow each other at once. Then each waits twice as long as the one before it. */
  free: number
  longestWait: number
}

const forgottenAfter = 24 * 60 * 60
/** Not the time of the attempt: of two at once, the one that read the clock first may be counted last. */
const never = new Date(0)

export type Attempts = ReturnType<typeof createAttempts>

/** Slows down whoever tries again and again. Counted in the database: it holds for all machines together. */
export function createAttempts({ database, seal, now }: { database: NodePgDatabase; seal: Seal; now: () => Date }) {
  const hashOf = ({ key }: Pick<Limit, 'key'>) => seal.fingerprint(`attempt ${key}`)

  return {
    /** Counts before the attempt is made, in one statement, so that many at once are not all the first. */
    async take(limit: Limit): Promise<void> {
      const time = now()
      const count = sql`case when ${table.lastAt} < ${later(time, -forgottenAfter)} then 1 else ${table.count} + 1 end`
      const wait = sql`least(${limit.longestWait}::double precision, power(2, least(30, ${count} - ${limit.free} - 1)))`
      const blockedUntil = sql`case when ${count} > ${limit.free} then ${time}::timestamptz + make_interval(secs => ${wait}) else ${never}::timestamptz end`
      const taken = await database
        .insert(table)
        .values({ keyHash: hashOf(limit), count: 1, lastAt: time, blockedUntil: never })
        .onConflictDoUpdate({
          target: table.keyHash,
          set: { count, lastAt: time, blockedUntil },
          setWhere: sql`${table.blockedUntil} <= ${time}`,
        })
        .returning({ keyHash: table.keyHash })
      if (taken.length === 0) throw tooMany()
    },

    /** Refuses without counting. */
    async check(limit: Limit): Promise<void> {
      const [row] = await database.select({ blockedUntil: table.blockedUntil }).from(table).where(inArray(table.keyHash, [hashOf(limit)]))
      if (row && row.blockedUntil > now()) throw tooMany()
    },

    async forgive(...limits: Limit[]): Promise<void> {
      await database.delete(table).where(inArray(table.keyHash, limits.map(hashOf)))
    },
  }
}

const tooMany = () => new WireError('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Please wait a moment and try again.')
