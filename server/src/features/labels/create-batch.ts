import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { Database, Queries } from '../../database/connect.ts'
import type { BatchProgress } from './batch-progress.ts'
import { batchStore, type NewBatch } from './batch-store.ts'

type InsertRows = (db: Queries, batchId: string, count: number) => Promise<void>

interface Dependencies {
  database: Database
  progress: BatchProgress
}

/** So many go in with one statement. Each looks through what its trigger keeps, so that many small ones cost more. */
const rowsPerStatement = 1000

/** All of a batch or nothing; sent again with the same key, it is the batch that was made before. */
export async function createBatch({ database, progress }: Dependencies, batch: NewBatch, insertRows: InsertRows) {
  const { count, idempotencyKey } = batch
  try {
    const created = await database.transaction(async (db) => {
      const batchId = await batchStore(db).add(batch)
      if (batchId === null) return null
      for (let done = 0; done < count; done += rowsPerStatement) {
        progress.update(idempotencyKey, done)
        await insertRows(db, batchId, Math.min(rowsPerStatement, count - done))
      }
      return { batchId, count }
    })
    return created ?? (await findExisting(idempotencyKey ?? ''))
  } finally {
    progress.remove(idempotencyKey)
  }

  async function findExisting(key: string) {
    const found = await batchStore(database).findByKey(key)
    if (!found) throw new Error('a batch was neither created nor found')
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
