import type { Queries } from '../../../database/connect.ts'
import type { FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const atOnce = 100

/** Deletes the files that nothing refers to any more. One that cannot be reached now is tried again with the next run. */
export async function sweepFiles(database: Queries, files: Pick<FileStore, 'remove'>) {
  const store = recordingStore(database)
  for (;;) {
    const doomed = await store.doomed(atOnce)
    await Promise.all(doomed.map((file) => files.remove(file)))
    if (doomed.length > 0) await store.forget(doomed)
    if (doomed.length < atOnce) return
  }
}
