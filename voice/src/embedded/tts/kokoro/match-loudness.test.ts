import { expect, test } from 'vitest'
import { matchLoudness } from './match-loudness.ts'

test('a foreign word is as loud as the rest of its sentence, and never distorted', () => {
  const sentence = new Int16Array(900).fill(4_000)
  const quiet = new Int16Array(300).fill(1_000)
  const spiky = new Int16Array(300).fill(1_000).fill(16_000, 0, 1)
  const [first, second, third, silent] = matchLoudness([quiet, sentence, spiky, new Int16Array(10)])
  expect(first?.[0]).toBe(4_000)
  expect(second).toBe(sentence)
  expect(third?.[0]).toBeLessThanOrEqual(32_767)
  expect(third?.[1]).toBeGreaterThan(1_500)
  expect(silent).toEqual(new Int16Array(10))
})
