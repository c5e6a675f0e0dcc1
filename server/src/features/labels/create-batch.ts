import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database, Queries } from '@pipit/database/connect'
import type { BatchProgress } from './batch-progress.ts'
import { batchStore, type NewBatch } from './batch-store.ts'
import { orKeyReused } from '../../http/idempotency-key.ts'

type InsertRows = (db: Queries, batchId: string, count: number) => Promise<void>

interface Dependencies {
  database: Database
  progress: BatchProgress
}

/** The triggers run once per statement, so many small statements would cost more. */
const rowsPerStatement = 1000

/** Atomic. A repeated request with the same idempotency key returns the existing batch. */
export async function createBatch({ database, progress }: Dependencies, batch: NewBatch, insertRows: InsertRows) {
  const { count, idempotencyKey } = batch
  const progressKey = idempotencyKey?.key
  try {
    const created = await database.transaction(async (db) => {
      const batchId = await batchStore(db).add(batch)
      if (batchId === null) return null
      for (let done = 0; done < count; done += rowsPerStatement) {
        progress.update(progressKey, done)
        await insertRows(db, batchId, Math.min(rowsPerStatement, count - done))
      }
      return { batchId, count }
    })
    return created ?? orKeyReused(idempotencyKey ? await batchStore(database).findByKey(idempotencyKey) : undefined)
  } finally {
    progress.remove(progressKey)
  }
}

/** Creating thousands of keys and codes takes a while, so other requests get a turn in between. */
export async function createMany<Item>(count: number, create: () => Item): Promise<Item[]> {
  const items: Item[] = []
  while (items.length < count) {
    items.push(create())
    if (items.length % 100 === 0) await yieldToEventLoop()
  }
  return items
}
