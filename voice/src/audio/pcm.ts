import { pcmToSamples } from '@pipit/contract/audio/pcm'

/** Shorter speech than 0.1 s contains no word, and providers refuse it. */
export const minSpeechSamples = 1_600

/** Joins chunks that may be split within a sample. */
export async function* wholeSamples(pieces: AsyncIterable<Uint8Array>, bytesEach: number): AsyncGenerator<Int16Array> {
  let remainder: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = remainder.length > 0 ? Buffer.concat([remainder, piece]) : piece
    const whole = bytes.length - (bytes.length % bytesEach)
    remainder = bytes.subarray(whole)
    if (whole > 0) yield pcmToSamples(bytes.subarray(0, whole))
  }
  if (remainder.length > 0) throw new TypeError('the speech ends within a sample')
}
