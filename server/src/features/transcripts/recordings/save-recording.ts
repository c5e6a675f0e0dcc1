import { childSpeech } from '@pipit/contract/chat/events'
import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../../../database/cipher.ts'
import type { FailureLog } from '../../../logging/failure-log.ts'
import { readJpegSize } from '../../chat/device/read-jpeg-size.ts'
import { deleteFiles } from './delete-files.ts'
import type { Encoder } from './encoder.ts'
import { newFileName, type FileStore } from './file-store.ts'
import type { RecordedEntry, Recordings } from './recordings.ts'
import { recordingStore } from './recording-store.ts'

interface Dependencies {
  log: Pick<FailureLog, 'warn'>
  database: Queries
  files: FileStore
  cipher: Cipher
  encoder: Pick<Encoder, 'speech' | 'picture'>
}

/** More than a device's camera has: a larger picture is an attempt to exhaust the memory. */
const maxPixels = 10_000_000

/** Compresses and encrypts recordings before they reach the file store, which may be run by somebody else. */
export function createRecordings({ database, files, cipher, encoder, log }: Dependencies): Recordings {
  const store = recordingStore(database)

  return {
    async speech(entry, samples) {
      if (samples.length === 0) return
      const milliseconds = Math.round((samples.length / childSpeech.rate) * 1000)
      await save(entry, { kind: 'speech', content: await encoder.speech(samples), milliseconds })
    },
    async vision(entry, jpeg) {
      const size = readJpegSize(jpeg)
      if (!size || size.width * size.height === 0 || size.width * size.height > maxPixels) return
      await save(entry, { kind: 'vision', content: await encoder.picture(jpeg), milliseconds: null })
    },
  }

  async function save(
    entry: RecordedEntry,
    { content, ...recording }: { kind: 'speech' | 'vision'; content: Uint8Array; milliseconds: number | null },
  ) {
    const file = newFileName()
    const encrypted = cipher.encrypt(content)
    await store.scheduleDeletion(file)
    try {
      await files.write(file, encrypted)
    } catch (error) {
      // With another name: what was written of this file is deleted.
      if (!(await store.addWaiting({ ...entry, ...recording, file: newFileName() }, encrypted))) throw error
      const context = { feature: 'transcripts', conversationId: entry.conversationId }
      log.warn('a recording could not be stored and waits in the database', error, context)
      return
    }
    try {
      await store.add({ ...entry, ...recording, file })
    } catch (error) {
      // The child may have been deleted meanwhile: nothing of it is left behind until the sweep.
      await deleteFiles(database, files, [file])
      throw error
    }
  }
}
