import { childSpeech } from '@pipit/contract/chat/events'
import { samplesToPcm } from '@pipit/contract/audio/pcm'
import type { Queries } from '@pipit/database/connect'
import { NotPerformedError } from '@pipit/concurrency/worker'
import type { Cipher } from '../../../database/cipher.ts'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import { isPicture } from '../../chat/device/is-picture.ts'
import { deleteFiles } from './delete-files.ts'
import type { EncodeWork } from './encode-worker.ts'
import type { Encoder } from './encoder.ts'
import { newFileName, type FileStore } from './file-store.ts'
import type { RecordedEntry, Recordings } from './recordings.ts'
import { recordingStore, type NewRecording } from './recording-store.ts'

interface Dependencies {
  log: Pick<FailureLog, 'warn'>
  database: Queries
  files: FileStore
  cipher: Cipher
  encoder: Encoder
}

/** Compresses and encrypts recordings before they reach the file store, which may be run by somebody else. */
export function createRecordings({ database, files, cipher, encoder, log }: Dependencies) {
  const store = recordingStore(database)
  const saving = new Set<Promise<void>>()

  return {
    async speech(entry, samples) {
      if (samples.length === 0) return
      const milliseconds = Math.round((samples.length / childSpeech.rate) * 1000)
      await follow(save({ ...entry, milliseconds }, { kind: 'speech', content: samples }))
    },
    async vision(entry, jpeg) {
      if (!isPicture(jpeg)) return
      await follow(save({ ...entry, milliseconds: null }, { kind: 'vision', content: jpeg }))
    },
    /** What is not encoded yet is left to the next process. */
    async close() {
      await encoder.close()
      await Promise.allSettled(saving)
    },
  } satisfies Recordings & { close: () => Promise<void> }

  async function follow(work: Promise<void>) {
    saving.add(work)
    await work.finally(() => saving.delete(work))
  }

  async function save(entry: RecordedEntry & { milliseconds: number | null }, work: EncodeWork) {
    const recording = { ...entry, kind: work.kind, file: newFileName() }
    try {
      await saveEncoded(recording, cipher.encrypt(await encoder.encode(entry.accountId, work)))
    } catch (error) {
      if (!(error instanceof NotPerformedError)) throw error
      await keep(recording, work, error)
    }
  }

  async function saveEncoded(recording: NewRecording, encrypted: Uint8Array) {
    await store.scheduleDeletion(recording.file)
    try {
      await files.write(recording.file, encrypted)
    } catch (error) {
      // It gets another name, because what was written of this file is deleted.
      if (!(await store.addWaiting({ ...recording, file: newFileName() }, encrypted))) throw error
      warn(recording, 'a recording could not be stored and waits in the database', error)
      return
    }
    try {
      await store.add(recording)
    } catch (error) {
      // The child may have been deleted meanwhile: nothing of it is left behind until the sweep.
      await deleteFiles(database, files, [recording.file])
      throw error
    }
  }

  async function keep(recording: NewRecording, { kind, content }: EncodeWork, error: NotPerformedError) {
    const original = cipher.encrypt(kind === 'speech' ? samplesToPcm(content) : content)
    if (!(await store.addOriginal(recording, original, error.wasTried ? 1 : 0))) throw error
    warn(recording, 'a recording could not be encoded and waits in the database', error)
  }

  function warn({ conversationId }: NewRecording, message: string, error: unknown) {
    log.warn(message, error, { feature: 'transcripts', conversationId })
  }
}
