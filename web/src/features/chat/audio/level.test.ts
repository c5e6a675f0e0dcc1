import { expect, test } from 'vitest'
import { levelOf } from './level.ts'

test('the level is that of all samples together, from 0 to 1', () => {
  expect(levelOf(Int16Array.of(16_384, -16_384), 32_768)).toBe(0.5)
  expect(levelOf(new Float32Array())).toBe(0)
})
