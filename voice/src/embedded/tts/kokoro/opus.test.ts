import { joinSamples } from '@pipit/contract/audio/join-samples'
import { expect, test } from 'vitest'
import { decodeOpus, encodeOpus } from './opus.ts'
import { trimSpeech } from './trim-speech.ts'

const tone = (samples: number) => Int16Array.from({ length: samples }, (_, at) => 8_000 * Math.sin(at / 20))

test('speech keeps its length and its sound in a tenth of the bytes', () => {
  const speech = tone(24_000 + 77)
  const bytes = encodeOpus(speech)
  const decoded = joinSamples([...decodeOpus(bytes)])
  expect(bytes.length).toBeLessThan(speech.byteLength / 10)
  expect(decoded).toHaveLength(speech.length)
  const product = (one: Int16Array, other: Int16Array) =>
    one.reduce((sum, sample, at) => sum + sample * Number(other[at]), 0)
  const likeness = product(speech, decoded) / Math.sqrt(product(speech, speech) * product(decoded, decoded))
  expect(likeness).toBeGreaterThan(0.95)
})

test('no speech stays no speech', () => {
  expect([...decodeOpus(encodeOpus(new Int16Array()))]).toEqual([])
})

test('silence around speech is cut to 20 ms before it and 200 ms after it', () => {
  const silence = new Int16Array(24_000)
  const trimmed = trimSpeech(joinSamples([silence, tone(2_400), silence]))
  expect(Math.abs(trimmed.length - (480 + 2_400 + 4_800))).toBeLessThan(20)
  expect(trimSpeech(silence)).toHaveLength(0)
})
