import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { eq, sql as expression, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Database } from '../../database/connect.ts'
import { batches } from '../../database/schema/fleet.ts'
import type { BatchProgress } from './batch-progress.ts'

type NewBatch = Pick<typeof batches.$inferInsert, 'kind' | 'label' | 'note' | 'count' | 'idempotencyKey'>
type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type InsertRows = (transaction: Transaction, batchId: string, count: number) => Promise<void>

interface Dependencies {
  database: Database
  progress: BatchProgress
}

/** So many go in with one statement. Each looks through what its trigger keeps, so that many small ones cost more. */
const rowsPerStatement = 1000

/** All of a batch or nothing; sent again with the same key, it is the batch that was made before. */
export async function createBatch(
  { database: { sql }, progress }: Dependencies,
  batch: NewBatch,
  insertRows: InsertRows,
) {
  const { count, idempotencyKey } = batch
  try {
    const made = await sql.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(batches)
        .values(batch)
        .onConflictDoNothing()
        .returning({ batchId: batches.id })
      if (!added) return null
      for (let done = 0; done < count; done += rowsPerStatement) {
        progress.update(idempotencyKey, done)
        await insertRows(transaction, added.batchId, Math.min(rowsPerStatement, count - done))
      }
      return { ...added, count }
    })
    return made ?? (await findExisting(idempotencyKey ?? ''))
  } finally {
    progress.remove(idempotencyKey)
  }

  async function findExisting(key: string) {
    const columns = { batchId: batches.id, count: batches.count }
    const [found] = await sql.select(columns).from(batches).where(eq(batches.idempotencyKey, key))
    if (!found) throw new Error('a batch was neither made nor found')
    return found
  }
}

/** Keys and codes take a while to make: nobody else's request waits for all of them. */
export async function createMany<Item>(count: number, make: () => Item): Promise<Item[]> {
  const made: Item[] = []
  while (made.length < count) {
    made.push(make())
    if (made.length % 100 === 0) await yieldToEventLoop()
  }
  return made
}

/** A column of many rows, for `unnest`: hundreds of rows go in with one statement of a few values. */
export function column<Row>(rows: Row[], name: keyof Row, type: 'text' | 'bytea'): SQL {
  return expression`${expression.param(rows.map((row) => row[name]))}::${expression.raw(type)}[]`
}
