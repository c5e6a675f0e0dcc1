import { createRequire } from 'node:module'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type * as Speex from 'speex-resampler'

interface Resampler {
  processChunk: (chunk: Buffer) => Buffer
}

export const spokenRate = 24_000

/** An older kind of package, whose default export Node and the test runner import differently. */
const load = createRequire(import.meta.url)

/** The package never frees one, so each is used again. */
const idle = new Map<number, Resampler[]>()

/** Speech of any rate, at the rate in which the coach speaks. */
export async function* resample(pieces: AsyncIterable<Int16Array>, rate: number): AsyncGenerator<Int16Array> {
  if (rate === spokenRate) {
    yield* pieces
    return
  }
  const resampler = idle.get(rate)?.pop() ?? (await makeResampler(rate))
  // The package drops samples unless what goes in makes a whole number of samples that come out.
  const step = rate / greatestCommonDivisor(rate, spokenRate)
  const feed = (samples: Int16Array) => pcmToSamples(resampler.processChunk(Buffer.from(samplesToPcm(samples))))
  const feedWithSilence = (samples: Int16Array) => {
    const padded = new Int16Array(Math.ceil((samples.length + rate / 50) / step) * step)
    padded.set(samples)
    return feed(padded)
  }
  let left = new Int16Array()
  try {
    for await (const piece of pieces) {
      const samples = joinSamples([left, piece])
      const whole = samples.length - (samples.length % step)
      left = samples.slice(whole)
      if (whole > 0) yield feed(samples.subarray(0, whole))
    }
    yield feedWithSilence(left)
  } finally {
    // What is still inside would else begin the next speech.
    feedWithSilence(new Int16Array())
    idle.set(rate, [...(idle.get(rate) ?? []), resampler])
  }
}

async function makeResampler(rate: number): Promise<Resampler> {
  const { default: SpeexResampler } = load('speex-resampler') as typeof Speex.default
  await SpeexResampler.initPromise
  return new SpeexResampler(1, rate, spokenRate)
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
