import { pcmToSamples } from '@pipit/contract/audio/pcm'
import type { Queries } from '@pipit/database/connect'
import { NotPerformedError } from '@pipit/concurrency/worker'
import type { Cipher } from '../../../database/cipher.ts'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { Encoder } from './encoder.ts'
import { recordingStore, type OriginalRecording, type RecordingKey } from './recording-store.ts'

interface Dependencies {
  database: Queries
  cipher: Cipher
  encoder: Pick<Encoder, 'encode'>
  log: Pick<FailureLog, 'error'>
}

/** What always takes too long, or ends its thread, is deleted then: no later attempt will be better. */
const maxAttempts = 3
/** The next run, a minute after this one, goes on. */
const maxRunMs = 45_000

/**
 * Encodes what could not be encoded at once, because too much waited, the thread was ended, or the server stopped. Each
 * recording is tried once in a run, in turns by family: what one family has left behind delays no other.
 */
export async function encodeWaitingRecordings({ database, cipher, encoder, log }: Dependencies) {
  const store = recordingStore(database)
  const endAt = Date.now() + maxRunMs
  const tried: string[] = []
  let turns = await store.listTurnsToEncode(tried)
  while (turns.length > 0) {
    for (const key of turns) {
      if (Date.now() > endAt) return
      tried.push(key.id)
      const original = await store.findOriginal(key)
      if (original) await encodeOne(key, original)
    }
    turns = await store.listTurnsToEncode(tried)
  }

  async function encodeOne(key: RecordingKey, { kind, content, attempts, conversationId }: OriginalRecording) {
    const bytes = cipher.decryptBytes(content)
    const work = kind === 'speech' ? { kind, content: pcmToSamples(bytes) } : { kind, content: bytes }
    // Counted before the attempt, because one that ends the whole process would be tried forever.
    await store.countEncodingAttempt(key, 1)
    const outcome = await encoder.encode(key.accountId, work).then(
      (encoded) => ({ encoded }),
      (error: unknown) => ({ error }),
    )
    if ('encoded' in outcome) return store.markEncoded(key, cipher.encrypt(outcome.encoded))
    const { error } = outcome
    if (error instanceof NotPerformedError) {
      if (!error.wasTried) return store.countEncodingAttempt(key, -1)
      if (attempts + 1 < maxAttempts) return undefined
    }
    await store.removeOriginal(key)
    log.error('a recording was lost, because it cannot be encoded', error, { feature: 'transcripts', conversationId })
  }
}
