import { expect, test } from 'vitest'
import { joinSamples } from './join-samples.ts'

test('pieces are joined in their order', () => {
  expect([...joinSamples([Int16Array.of(1, 2), new Int16Array(), Int16Array.of(3)])]).toEqual([1, 2, 3])
})

test('joining no pieces gives no samples', () => {
  expect(joinSamples([])).toHaveLength(0)
})
