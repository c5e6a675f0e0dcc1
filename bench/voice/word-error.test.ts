import { expect, test } from 'vitest'
import { countWordErrors, plainWords } from './word-error.ts'

test.each([
  ['The little dragon.', 'the little dragon', 0],
  ['It’s a hare!', "it's a hair", 1],
  ['one two three', 'one three', 1],
  ['one two', 'one and a two', 2],
  ['', 'noise', 1],
  ['nothing heard', '', 2],
])('“%s” heard as “%s” has %i errors', (said, heard, errors) => {
  expect(countWordErrors(plainWords(said), plainWords(heard))).toBe(errors)
})
