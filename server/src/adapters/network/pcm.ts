import { pcmToSamples } from '@pipit/contract/audio/pcm'
import { ProviderFailure } from './provider-failure.ts'

/** Shorter than this nobody says a word in, and providers refuse it: 0.1 s of the child's speech. */
export const shortestSpeech = 1_600

/** Samples from bytes that were cut anywhere, also in the middle of one. */
export async function* wholeSamples(pieces: AsyncIterable<Uint8Array>, bytesEach = 2): AsyncGenerator<Int16Array> {
  let left: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = left.length > 0 ? Buffer.concat([left, piece]) : piece
    const whole = bytes.length - (bytes.length % bytesEach)
    left = bytes.subarray(whole)
    if (whole > 0) yield pcmToSamples(bytes.subarray(0, whole))
  }
  if (left.length > 0) throw new ProviderFailure('broken')
}
