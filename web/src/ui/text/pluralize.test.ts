import { expect, test } from 'vitest'
import { pluralize } from './pluralize.ts'

test.each([
  [0, '0 words'],
  [1, '1 word'],
  [1200, '1,200 words'],
])('%i of a word is written as %s', (count, text) => {
  expect(pluralize(count, 'word')).toBe(text)
})
