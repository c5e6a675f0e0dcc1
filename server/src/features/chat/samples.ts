import { childSpeech } from '@pipit/contract/chat'

const chunkBytes = childSpeech.chunkSamples * 2

/** A chunk of the microphone as samples, or null for one of another size. Copied: the buffer it came in is reused. */
export function readChunk(bytes: unknown): Int16Array | null {
  if (!(bytes instanceof Uint8Array) || bytes.byteLength !== chunkBytes) return null
  const samples = new Int16Array(childSpeech.chunkSamples)
  new Uint8Array(samples.buffer).set(bytes)
  return samples
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
