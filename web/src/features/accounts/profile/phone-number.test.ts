import { expect, test } from 'vitest'
import { toPhoneNumber } from './phone-number.ts'

test.each([
  ['+49 170 123 456-78', '+4917012345678'],
  ['0049 (170) 12345678', '+4917012345678'],
  ['+1.212.555.0123', '+12125550123'],
  ['0170 12345678', '017012345678'],
  ['call me', 'callme'],
  ['  ', null],
  [null, null],
])('the phone number %s is stored as %s', (written, stored) => {
  expect(toPhoneNumber(written)).toBe(stored)
})
