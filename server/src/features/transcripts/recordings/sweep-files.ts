import type { Queries } from '../../../database/connect.ts'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const batchSize = 100

/** Deletes the files that nothing refers to any more. One that cannot be reached now is tried again with the next run. */
export async function sweepFiles(database: Queries, files: Pick<FileStore, 'remove'>) {
  const store = recordingStore(database)
  for (;;) {
    const filesToDelete = await store.listFilesToDelete(batchSize)
    await Promise.all(filesToDelete.map((file) => files.remove(file)))
    if (filesToDelete.length > 0) await store.removeFilesToDelete(filesToDelete)
    if (filesToDelete.length < batchSize) return
  }
}
