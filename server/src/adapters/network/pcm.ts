import { ProviderFailure } from './provider-failure.ts'

/** Shorter than this nobody says a word in, and providers refuse it: 0.1 s of the child's speech. */
export const shortestSpeech = 1_600

export const bytesOf = (samples: Int16Array) => new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)

/** A copy, since bytes from a network seldom lie where samples may begin. */
export const samplesOf = (bytes: Uint8Array) => new Int16Array(Uint8Array.from(bytes).buffer)

/** Samples from bytes that were cut anywhere, also in the middle of one. */
export async function* wholeSamples(pieces: AsyncIterable<Uint8Array>, bytesEach = 2): AsyncGenerator<Int16Array> {
  let left: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = left.length > 0 ? Buffer.concat([left, piece]) : piece
    const whole = bytes.length - (bytes.length % bytesEach)
    left = bytes.subarray(whole)
    if (whole > 0) yield samplesOf(bytes.subarray(0, whole))
  }
  if (left.length > 0) throw new ProviderFailure('broken')
}
