import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { childSpeech } from '@pipit/contract/chat/events'

const chunkBytes = childSpeech.chunkSamples * 2

/** A chunk of the microphone as samples, or null for one of another size. */
export function readChunk(bytes: unknown): Int16Array | null {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== chunkBytes) return null
  // Chunks at an odd address must be copied. A copy in Node's buffer pool costs less than memory of its own.
  return pcmToSamples(bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(bytes))
}
