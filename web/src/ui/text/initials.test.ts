import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Ada Miller', 'AM'],
  [' ada  lovelace  miller ', 'AM'],
  ['ada@example.org', 'AD'],
  ['Ada', 'AD'],
  ['X', 'X'],
  ['👩‍👧 Müller', '👩‍👧M'],
])('the initials of "%s" are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
