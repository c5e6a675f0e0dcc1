import { and, eq, getTableColumns, gt, sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { children } from '../../database/schema.ts'

type NewChild = Omit<typeof children.$inferInsert, 'id' | 'accountId' | 'createdAt' | 'updatedAt' | 'version'>
type ChildRow = Omit<typeof children.$inferSelect, 'accountId'>

const { accountId: _, ...columns } = getTableColumns(children)
const own = (accountId: string, childId: string) => and(eq(children.accountId, accountId), eq(children.id, childId))

export function childStore({ sql }: Database) {
  return {
    list: (accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      sql
        .select(columns)
        .from(children)
        .where(and(eq(children.accountId, accountId), cursor ? gt(children.id, cursor) : undefined))
        .orderBy(children.id)
        .limit(limit + 1),
    async add(accountId: string, child: NewChild): Promise<ChildRow | undefined> {
      const [added] = await sql.insert(children).values({ ...child, accountId }).returning(columns)
      return added
    },
    async find(accountId: string, childId: string): Promise<ChildRow | undefined> {
      const [found] = await sql.select(columns).from(children).where(own(accountId, childId))
      return found
    },
    async change(accountId: string, childId: string, { version, ...changes }: Partial<NewChild> & { version?: number | undefined }) {
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
}
