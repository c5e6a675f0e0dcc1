import { eq, sql as expression, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../database/connect.ts'
import { batches } from '../../database/schema.ts'

type NewBatch = Pick<typeof batches.$inferInsert, 'kind' | 'label' | 'note' | 'count' | 'idempotencyKey'>
type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type InsertAll = (transaction: Transaction, batchId: string) => Promise<void>

/** All of a batch or nothing; sent again with the same key, it is the batch that was made before. */
export async function createBatch({ sql }: Database, batch: NewBatch, insertAll: InsertAll) {
  const made = await sql.transaction(async (transaction) => {
    const [added] = await transaction.insert(batches).values(batch).onConflictDoNothing().returning({ batchId: batches.id })
    if (added) await insertAll(transaction, added.batchId)
    return added && { ...added, count: batch.count }
  })
  return made ?? madeBefore(batch.idempotencyKey ?? '')

  async function madeBefore(idempotencyKey: string) {
    const columns = { batchId: batches.id, count: batches.count }
    const [found] = await sql.select(columns).from(batches).where(eq(batches.idempotencyKey, idempotencyKey))
    if (!found) throw new Error('a batch was neither made nor found')
    return found
  }
}

/** A column of many rows, for `unnest`: ten thousand rows go in with one statement of a few values. */
export function column(values: unknown[], type: 'text' | 'bytea'): SQL {
  return expression`${expression.param(values)}::${expression.raw(type)}[]`
}
