import type { Queries } from '@pipit/database/connect'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const batchSize = 100

/** Deletes files without a recording. If a deletion fails, the next run retries it. */
export async function sweepFiles(database: Queries, files: Pick<FileStore, 'remove'>) {
  const store = recordingStore(database)
  for (;;) {
    const filesToDelete = await store.listFilesToDelete(batchSize)
    await Promise.all(filesToDelete.map((file) => files.remove(file)))
    if (filesToDelete.length > 0) await store.removeFilesToDelete(filesToDelete)
    if (filesToDelete.length < batchSize) return
  }
}
