import { expect, test } from 'vitest'
import { childSpeech } from '../chat/events.ts'
import { createChunkCutter } from './cut-chunks.ts'

test('speech is cut into chunks of exactly 1,024 samples and no sample is lost', () => {
  const chunks: Int16Array<ArrayBuffer>[] = []
  const cut = createChunkCutter(childSpeech.chunkSamples, (chunk) => chunks.push(chunk))
  const all = Int16Array.from({ length: 5000 }, (_, index) => index)
  let taken = 0
  for (const length of [1, 341, 342, 2500, 800, 1016]) {
    cut(all.subarray(taken, taken + length))
    taken += length
  }
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([2048, 2048, 2048, 2048])
  expect(chunks.flatMap((chunk) => [...chunk])).toEqual(Array.from(all).slice(0, 4096))
})
