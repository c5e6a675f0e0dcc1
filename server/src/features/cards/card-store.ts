import { and, eq, isNotNull, isNull, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { familyList } from '../../database/family-list.ts'
import { cards } from '../../database/schema/fleet.ts'

type Registration = Pick<typeof cards.$inferInsert, 'name' | 'childId'> & {
  accountId: string
  activity?: string | undefined
}
type Changes = Pick<typeof cards.$inferInsert, 'name' | 'childId'> & {
  activity?: string | undefined
  version?: number | undefined
}

/** Null where the caller may open every family's cards. */
export type Owner = string | null

export type CardRow = NonNullable<Awaited<ReturnType<ReturnType<typeof cardStore>['change']>>>

const { id, name, activity, childId, status, createdAt, registeredAt, updatedAt, version } = cards
const columns = { id, name, activity, childId, status, createdAt, registeredAt, updatedAt, version }

const own = (owner: Owner, cardId: string) =>
  and(owner === null ? isNotNull(cards.accountId) : eq(cards.accountId, owner), eq(cards.id, cardId))
const next = { updatedAt: expression`now()`, version: expression`${cards.version} + 1` }

export function cardStore(database: Database) {
  const { sql } = database
  return {
    list: familyList(database, cards, columns),
    async find(owner: Owner, cardId: string) {
      const [found] = await sql
        .select({ ...columns, accountId: cards.accountId })
        .from(cards)
        .where(own(owner, cardId))
      return found
    },
    /** Whosever it is, or nobody's. */
    async findOfAnyFamily(cardId: string) {
      const [found] = await sql.select({ status, activity }).from(cards).where(eq(cards.id, cardId))
      return found
    },
    /** Only one that belongs to nobody: of two families at the same moment, one wins. */
    async register(cardId: string, registration: Registration) {
      const [registered] = await sql
        .update(cards)
        .set({ ...registration, ...next, status: 'registered', registeredAt: expression`now()` })
        .where(and(eq(cards.id, cardId), isNull(cards.accountId)))
        .returning(columns)
      return registered
    },
    async change(owner: Owner, cardId: string, { version: known, ...changes }: Changes) {
      const [changed] = await sql
        .update(cards)
        .set({ ...changes, ...next })
        .where(and(own(owner, cardId), known === undefined ? undefined : eq(cards.version, known)))
        .returning(columns)
      return changed
    },
    /** A trigger does the rest: the name and the child go. */
    async deactivate(owner: Owner, cardId: string): Promise<boolean> {
      const { rowCount } = await sql.update(cards).set({ accountId: null }).where(own(owner, cardId))
      return rowCount === 1
    },
  }
}
