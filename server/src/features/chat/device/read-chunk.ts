import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'

const chunkBytes = childSpeech.chunkSamples * 2

/** The samples of a microphone chunk, or null if it has the wrong size. */
export function readChunk(bytes: unknown): Int16Array | null {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== chunkBytes) return null
  // An Int16Array needs an even offset, so others are copied. `Buffer.from` uses Node's buffer pool, which is cheaper.
  return pcmToSamples(bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(bytes))
}
