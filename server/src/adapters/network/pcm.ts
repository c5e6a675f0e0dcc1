import { pcmToSamples } from '@pipit/contract/audio/pcm'

/** 0.1 s of the child's speech: too short for a word, and refused by providers. */
export const minSpeechSamples = 1_600

/** Samples from chunks of bytes that may be split within a sample. */
export async function* wholeSamples(pieces: AsyncIterable<Uint8Array>, bytesEach = 2): AsyncGenerator<Int16Array> {
  let left: Uint8Array = new Uint8Array()
  for await (const piece of pieces) {
    const bytes = left.length > 0 ? Buffer.concat([left, piece]) : piece
    const whole = bytes.length - (bytes.length % bytesEach)
    left = bytes.subarray(whole)
    if (whole > 0) yield pcmToSamples(bytes.subarray(0, whole))
  }
  if (left.length > 0) throw new TypeError('the speech ends within a sample')
}
