import { randomUUIDv7 } from 'node:crypto'
import { and, eq, getTableColumns, sql as expression, type Placeholder } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { familyList } from '../../database/family-list.ts'
import { children } from '../../database/schema/household.ts'

type NewChild = Omit<typeof children.$inferInsert, 'id' | 'accountId' | 'createdAt' | 'updatedAt' | 'version'>
type ChildChanges = { [Field in keyof NewChild]?: NewChild[Field] | undefined } & { version?: number | undefined }
type ChildRow = Omit<typeof children.$inferSelect, 'accountId' | 'idempotencyKey'>

const { accountId: _, idempotencyKey: __, ...columns } = getTableColumns(children)
const { createdAt: ___, updatedAt: ____, version: _____, ...given } = getTableColumns(children)
const own = (accountId: string, childId: string) => and(eq(children.accountId, accountId), eq(children.id, childId))

export function childStore(database: Database) {
  const { sql } = database
  const insert = sql
    .insert(children)
    .values(placeholders(given))
    .onConflictDoNothing()
    .returning(columns)
    .prepare('add_child')
  return {
    list: familyList(database, children, columns),
    async add(accountId: string, child: NewChild): Promise<ChildRow | undefined> {
      const [added] = await insert.execute({ idempotencyKey: null, ...child, id: randomUUIDv7(), accountId })
      return added ?? addedBefore(accountId, child.idempotencyKey)
    },
    async find(accountId: string, childId: string): Promise<ChildRow | undefined> {
      const [found] = await sql.select(columns).from(children).where(own(accountId, childId))
      return found
    },
    async change(accountId: string, childId: string, { version, ...changes }: ChildChanges) {
      const [changed] = await sql
        .update(children)
        .set({ ...changes, updatedAt: expression`now()`, version: expression`${children.version} + 1` })
        .where(and(own(accountId, childId), version === undefined ? undefined : eq(children.version, version)))
        .returning(columns)
      return changed
    },
    async remove(accountId: string, childId: string): Promise<boolean> {
      const { rowCount } = await sql.delete(children).where(own(accountId, childId))
      return rowCount === 1
    },
  }

  async function addedBefore(
    accountId: string,
    idempotencyKey: string | null | undefined,
  ): Promise<ChildRow | undefined> {
    if (!idempotencyKey) return undefined
    const sameRequest = and(eq(children.accountId, accountId), eq(children.idempotencyKey, idempotencyKey))
    const [found] = await sql.select(columns).from(children).where(sameRequest)
    return found
  }
}

function placeholders<Fields extends object>(fields: Fields) {
  const entries = Object.keys(fields).map((field) => [field, expression.placeholder(field)])
  return Object.fromEntries(entries) as Record<keyof Fields, Placeholder>
}
