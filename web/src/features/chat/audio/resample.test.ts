import { describe, expect, test } from 'vitest'
import { levelOf } from './level.ts'
import { createResampler } from './resample.ts'

const tone = (hertz: number, rate: number, seconds = 1) =>
  Float32Array.from({ length: rate * seconds }, (_, index) => 0.5 * Math.sin((2 * Math.PI * hertz * index) / rate))

function inBlocks(samples: Float32Array, size: number, resample: (block: Float32Array) => Float32Array) {
  const blocks = Array.from({ length: Math.ceil(samples.length / size) }, (_, block) =>
    resample(samples.slice(block * size, (block + 1) * size)),
  )
  return Float32Array.from(blocks.flatMap((block) => [...block]))
}

/** Without the beginning, where the filter still sees the silence before it. */
const settled = (samples: Float32Array) => samples.slice(200, -200)

describe.each([44_100, 48_000, 96_000])('from %i to 16,000 Hz', (rate) => {
  test('a tone keeps its pitch and its level', () => {
    const output = inBlocks(tone(440, rate), 1024, createResampler(rate, 16_000))
    expect(Math.abs(output.length - 16_000)).toBeLessThan(100)
    // The phase is unknown: a sine and a cosine together measure how much of this pitch there is.
    const samples = settled(output)
    const [sine, cosine] = [Math.sin, Math.cos].map((wave) =>
      samples.reduce((sum, sample, index) => sum + sample * wave((2 * Math.PI * 440 * index) / 16_000), 0),
    ) as [number, number]
    expect((2 * Math.hypot(sine, cosine)) / samples.length).toBeCloseTo(0.5, 2)
    expect(levelOf(samples)).toBeCloseTo(0.5 / Math.SQRT2, 2)
  })

  test('a tone above 8,000 Hz is removed and does not come back as another tone', () => {
    const output = inBlocks(tone(10_000, rate), 1024, createResampler(rate, 16_000))
    expect(levelOf(settled(output))).toBeLessThan(0.002)
  })

  test('the result does not depend on how the samples are cut into blocks', () => {
    const samples = tone(300, rate, 0.3)
    const whole = createResampler(rate, 16_000)(samples)
    const cut = inBlocks(samples, 131, createResampler(rate, 16_000))
    expect(cut.slice(0, 4000)).toEqual(whole.slice(0, 4000))
  })
})

test('samples that already have the right rate are not changed', () => {
  const samples = tone(300, 16_000, 0.1)
  expect(createResampler(16_000, 16_000)(samples)).toBe(samples)
})
