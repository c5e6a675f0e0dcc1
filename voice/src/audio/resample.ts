import { createRequire } from 'node:module'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type * as Speex from 'speex-resampler'

interface Resampler {
  processChunk: (chunk: Buffer) => Buffer
}

export const spokenRate = 24_000

/** Node and the test runner import the default export of this CommonJS package differently. */
const load = createRequire(import.meta.url)

/** The package never frees a resampler, so they are reused. */
const idle = new Map<number, Resampler[]>()

export async function* resample(pieces: AsyncIterable<Int16Array>, rate: number): AsyncGenerator<Int16Array> {
  if (rate === spokenRate) {
    yield* pieces
    return
  }
  const resampler = idle.get(rate)?.pop() ?? (await createResampler(rate))
  const step = rate / greatestCommonDivisor(rate, spokenRate)
  const feed = (samples: Int16Array) => pcmToSamples(resampler.processChunk(Buffer.from(samplesToPcm(samples))))
  const feedWithSilence = (samples: Int16Array) => {
    const padded = new Int16Array(Math.ceil((samples.length + rate / 50) / step) * step)
    padded.set(samples)
    return feed(padded)
  }
  let remainder = new Int16Array()
  try {
    for await (const piece of pieces) {
      const samples = joinSamples([remainder, piece])
      const whole = samples.length - (samples.length % step)
      remainder = samples.slice(whole)
      if (whole > 0) yield feed(samples.subarray(0, whole))
    }
    yield feedWithSilence(remainder)
  } finally {
    // The remaining samples would otherwise begin the next speech.
    feedWithSilence(new Int16Array())
    idle.set(rate, [...(idle.get(rate) ?? []), resampler])
  }
}

async function createResampler(rate: number): Promise<Resampler> {
  const { default: SpeexResampler } = load('speex-resampler') as typeof Speex.default
  await SpeexResampler.initPromise
  return new SpeexResampler(1, rate, spokenRate)
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
