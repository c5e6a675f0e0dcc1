import { expect, test } from 'vitest'
import { floatsToSamples, pcmToSamples, samplesToFloats, samplesToPcm } from './pcm.ts'

test('samples are equal after encoding and decoding', () => {
  const samples = Int16Array.of(0, 1, -2, 32_767, -32_768)
  expect([...samplesToPcm(samples).subarray(2, 6)]).toEqual([0x01, 0x00, 0xfe, 0xff])
  expect([...pcmToSamples(samplesToPcm(samples))]).toEqual([...samples])
})

test('bytes at an even address are read in place, without a copy', () => {
  const bytes = new Uint8Array([9, 9, 0x00, 0x40]).subarray(2)
  expect(pcmToSamples(bytes).buffer).toBe(bytes.buffer)
})

test('bytes at an odd address are copied and read', () => {
  const bytes = new Uint8Array([9, 0x00, 0x40, 0x00, 0xc0]).subarray(1)
  expect([...samplesToFloats(pcmToSamples(bytes))]).toEqual([0.5, -0.5])
})

test('an odd number of bytes is refused', () => {
  expect(() => pcmToSamples(new Uint8Array(3))).toThrow(RangeError)
})

test('a part of a larger array becomes the bytes of that part', () => {
  expect([...samplesToPcm(Int16Array.of(1, 2, 3).subarray(1, 2))]).toEqual([2, 0])
})

test('floats from -1 to 1 become 16-bit samples, and louder ones are clipped', () => {
  const samples = floatsToSamples(Float32Array.of(0, 0.5, -0.5, 1.7, -1.7))
  expect([...samples]).toEqual([0, 16_384, -16_383, 32_767, -32_767])
  expect([...samplesToPcm(samples)].slice(2, 4)).toEqual([0x00, 0x40])
  expect(samplesToFloats(pcmToSamples(samplesToPcm(samples)))[1]).toBeCloseTo(0.5, 4)
})
