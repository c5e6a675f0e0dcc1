import { childSpeech } from '@pipit/contract/chat/events'
import { expect, test } from 'vitest'
import { chunkCutter } from './cut-chunks.ts'
import { fromPcm, levelOf, toPcm } from './pcm.ts'

test('speech is cut into chunks of exactly 1,024 samples, and none is lost', () => {
  const chunks: Int16Array<ArrayBuffer>[] = []
  const cut = chunkCutter(childSpeech.chunkSamples, (chunk) => chunks.push(chunk))
  const all = Int16Array.from({ length: 5000 }, (_, index) => index)
  let taken = 0
  for (const length of [1, 341, 342, 2500, 800, 1016]) {
    cut(all.subarray(taken, taken + length))
    taken += length
  }
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([2048, 2048, 2048, 2048])
  expect(chunks.flatMap((chunk) => [...chunk])).toEqual(Array.from(all).slice(0, 4096))
})

test('samples go to 16 bits and back; what is too loud is as loud as can be', () => {
  const pcm = toPcm(Float32Array.of(0, 0.5, -0.5, 1.7, -1.7))
  expect([...pcm]).toEqual([0, 16_384, -16_383, 32_767, -32_767])
  expect([...new Uint8Array(pcm.buffer)].slice(2, 4)).toEqual([0x00, 0x40])
  expect(fromPcm(new Uint8Array(pcm.buffer))[1]).toBeCloseTo(0.5, 4)
})

test('bytes that begin at an odd place in memory are read all the same', () => {
  const bytes = new Uint8Array([9, 0x00, 0x40, 0x00, 0xc0]).subarray(1)
  expect([...fromPcm(bytes)]).toEqual([0.5, -0.5])
})

test('the level is that of the whole, from 0 to 1', () => {
  expect(levelOf(Int16Array.of(16_384, -16_384), 32_768)).toBe(0.5)
  expect(levelOf(new Float32Array())).toBe(0)
})
