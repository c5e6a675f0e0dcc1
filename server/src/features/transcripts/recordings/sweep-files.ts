import type { Queries } from '@pipit/database/connect'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const batchSize = 100
/** This many failures mean that the store is away. */
const maxFailures = 100

/** Deletes files without a recording. One that cannot be deleted does not keep the others, and every run tries it again. */
export async function sweepFiles(database: Queries, files: Pick<FileStore, 'remove'>) {
  const store = recordingStore(database)
  const failed: string[] = []
  let failure: unknown
  for (let isLast = false; !isLast && failed.length < maxFailures;) {
    const names = await store.listFilesToDelete(batchSize, failed)
    const results = await Promise.allSettled(names.map((name) => files.remove(name)))
    await store.removeFilesToDelete(names.filter((_, index) => results[index]?.status === 'fulfilled'))
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue
      failed.push(names[index] ?? '')
      failure = result.reason
    }
    isLast = names.length < batchSize
  }
  if (failed.length === 0) return
  await store.moveToEndOfQueue(failed)
  throw failure
}
