import { expect, test } from 'vitest'
import { fastEnough } from './choose-model.ts'

test('base is used where it takes at most 0.3 seconds for a sentence', () => {
  expect([120, 300, 301, 900].map(fastEnough)).toEqual(['base', 'base', 'tiny', 'tiny'])
})
