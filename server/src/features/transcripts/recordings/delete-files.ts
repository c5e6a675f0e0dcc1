import type { Queries } from '@pipit/database/connect'
import { jobQueue } from '../../../jobs/job-queue.ts'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const batchSize = 100
/** A parent waits for it. */
const timeLimitMs = 10_000

/**
 * Deletes files whose recordings were just deleted, and returns how many are gone. Files that could not be deleted, or
 * not in time, stay in the queue of the sweep, which starts at once.
 */
export async function deleteFiles(database: Queries, files: Pick<FileStore, 'remove'>, names: string[]) {
  const store = recordingStore(database)
  const endAt = Date.now() + timeLimitMs
  let count = 0
  for (let start = 0; start < names.length && Date.now() < endAt; start += batchSize) {
    const batch = names.slice(start, start + batchSize)
    const results = await Promise.allSettled(batch.map((name) => files.remove(name)))
    const deleted = batch.filter((_, index) => results[index]?.status === 'fulfilled')
    await store.removeFilesToDelete(deleted)
    count += deleted.length
  }
  if (count < names.length) await jobQueue(database)('sweep-files', {})
  return count
}
