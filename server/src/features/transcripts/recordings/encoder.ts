import { createThread } from '../../../concurrency/thread.ts'
import type { EncodeWork } from './encode-worker.ts'

export type Encoder = ReturnType<typeof createEncoder>

/** Encodes recordings in a thread: most families store none. */
export function createEncoder() {
  const { perform, close } = createThread<EncodeWork, Uint8Array>({
    program: new URL('encode-worker.ts', import.meta.url),
    // Opus in WebAssembly, for the same isolation as pictures.
    env: { OPUS_FORCE_WASM: 'true' },
    maxPending: 100,
    failure: 'the recording could not be encoded',
  })
  return {
    speech: (content: Int16Array) => perform({ kind: 'speech', content }),
    picture: (content: Uint8Array) => perform({ kind: 'picture', content }),
    close,
  }
}
