import { expect, test } from 'vitest'
import { isWav, readWavHeader, writeWav } from './wav.ts'

const file = writeWav([Int16Array.of(1, -2), Int16Array.of(3)], 16_000)

test('the header that is written says what the file contains', () => {
  expect(isWav(file)).toBe(true)
  expect(readWavHeader(file)).toEqual({
    format: { coding: 1, channels: 1, rate: 16_000, bitsPerSample: 16 },
    samplesAt: 44,
    length: 6,
  })
})

test('a header that has not arrived completely is not read yet', () => {
  for (let length = 0; length < 44; length += 1) expect(readWavHeader(file.subarray(0, length))).toBeNull()
})

test('samples without a format before them are reported without a format', () => {
  const withoutFormat = new Uint8Array([...file.subarray(0, 12), ...file.subarray(36)])
  expect(readWavHeader(withoutFormat)).toEqual({ format: null, samplesAt: 20, length: 6 })
})

test('other bytes are not a WAV file', () => {
  expect(isWav(new Uint8Array(100))).toBe(false)
  expect(isWav(new Uint8Array())).toBe(false)
})
