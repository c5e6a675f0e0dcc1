import { claimCode } from '@pipit/contract/labels/labels'
import { expect, test } from 'vitest'
import { formatClaimCode } from './claim-code.ts'

test('a claim code is grouped while it is typed', () => {
  expect(formatClaimCode('').text).toBe('')
  expect(formatClaimCode('abcd').text).toBe('ABCD')
  expect(formatClaimCode('abcde').text).toBe('ABCD-E')
})

test('letters that look like digits become digits, and other characters are removed', () => {
  expect(formatClaimCode('oil. 5').text).toBe('0115')
})

test('a pasted code may contain spaces, and is cut to its length', () => {
  const { text } = formatClaimCode('  abcd efgh jkmn pqrs tvwx yz01 23 and more')
  expect(text).toBe('ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23')
  expect(claimCode.parse(text)).toBe('ABCDEFGHJKMNPQRSTVWXYZ0123')
})

test('the caret stays where the user types', () => {
  // An X was put in after the A of ABCD-EF.
  expect(formatClaimCode('AXBCD-EF', 2)).toEqual({ text: 'AXBC-DEF', caret: 2 })
  // An X was put in after the D, which begins a new group.
  expect(formatClaimCode('ABCDX-EF', 5)).toEqual({ text: 'ABCD-XEF', caret: 6 })
  // The dash was deleted: it comes back, and the caret stays before it.
  expect(formatClaimCode('ABCDEF', 4)).toEqual({ text: 'ABCD-EF', caret: 4 })
})
