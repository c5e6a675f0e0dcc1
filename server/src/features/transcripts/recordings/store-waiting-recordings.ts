import type { Queries } from '@pipit/database/connect'
import { newFileName, type FileStore } from './file-store.ts'
import { recordingStore } from './recording-store.ts'

const batchSize = 10
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * Writes the files of recordings that wait in the database because the file store could not be reached. It runs every minute
 * until all are written. Every attempt has a file name of its own: if the recording is deleted during the attempt, or the
 * process is killed, the file is deleted as one without a recording.
 */
export async function storeWaitingRecordings(database: Queries, files: Pick<FileStore, 'write'>) {
  const store = recordingStore(database)
  for (let lastId = beforeAllIds; ;) {
    const waiting = await store.listWaiting(lastId, batchSize)
    for (const recording of waiting) {
      const file = newFileName()
      await store.scheduleDeletion(file)
      await files.write(file, recording.content)
      await store.markStored(recording, file)
      lastId = recording.id
    }
    if (waiting.length < batchSize) return
  }
}
