import { childSpeech } from '@pipit/contract/chat/events'

const chunkBytes = childSpeech.chunkSamples * 2

/** A chunk of the microphone as samples, or null for one of another size. */
export function readChunk(bytes: unknown): Int16Array | null {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== chunkBytes) return null
  // Samples begin at even addresses; the copy comes from Node's pool, where they do.
  const { buffer, byteOffset } = bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(bytes)
  return new Int16Array(buffer, byteOffset, childSpeech.chunkSamples)
}

export function bytesOf(samples: Int16Array) {
  return Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
}

export function join(parts: Int16Array[]) {
  const all = new Int16Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
