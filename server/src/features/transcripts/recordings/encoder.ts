import { childSpeech } from '@pipit/contract/chat/events'
import { createWorker } from '@pipit/concurrency/worker'
import type { EncodeWork } from './encode-worker.ts'

export type Encoder = ReturnType<typeof createEncoder>

/** Many times as much as a slow machine needs, because a busy one needs longer. */
function timeLimitMs({ kind, content }: EncodeWork) {
  const speechMs = kind === 'speech' ? (content.length / childSpeech.rate) * 1000 : 0
  return 10_000 + speechMs / 5
}

/** Encodes recordings in a thread: most families store none. What does not get a place waits in the database. */
export function createEncoder() {
  const { perform, close } = createWorker<EncodeWork, Uint8Array>({
    program: new URL('encode-worker.ts', import.meta.url),
    // Opus in WebAssembly, for the same isolation as pictures.
    env: { OPUS_FORCE_WASM: 'true' },
    maxWaiting: 20,
    timeLimitMs,
    failure: 'the recording could not be encoded',
  })
  return {
    /** Families take turns. Throws a `NotPerformedError` when it may be tried again. */
    encode: perform,
    close,
  }
}
