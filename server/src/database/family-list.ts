import { and, eq, getTableName, gt, sql as expression, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from './connect.ts'

type FamilyTable = PgTable & { id: PgColumn; accountId: PgColumn }

interface PageWanted {
  cursor?: string | undefined
  limit: number
}

/** Before any id of its kind. */
const first = { string: '', uuid: '00000000-0000-0000-0000-000000000000' }

/**
 * A family's things in the order of their ids, a page at a time, with one more to know whether there is a next page.
 * Prepared once: to build such a query costs several times what it costs to run.
 */
export function familyList<Fields extends SelectedFields>(
  { sql }: Database,
  table: FamilyTable,
  columns: Fields,
  condition?: SQL,
) {
  const prepared = sql
    .select(columns as SelectedFields)
    .from(table as PgTable)
    .where(
      and(
        eq(table.accountId, expression.placeholder('accountId')),
        gt(table.id, expression.placeholder('after')),
        condition,
      ),
    )
    .orderBy(table.id)
    .limit(expression.placeholder('limit'))
    .prepare(`family_${getTableName(table)}`)
  const start = table.id.columnType === 'PgUUID' ? first.uuid : first.string
  return async (accountId: string, { cursor = start, limit }: PageWanted) =>
    (await prepared.execute({ accountId, after: cursor, limit: limit + 1 })) as SelectResultFields<Fields>[]
}
