import { claimCode } from '@pipit/contract/labels/labels'
import { expect, test } from 'vitest'
import { formatClaimCode } from './claim-code.ts'

test('a claim code is grouped while it is typed, as it is on the label', () => {
  expect(formatClaimCode('').text).toBe('')
  expect(formatClaimCode('abcde').text).toBe('ABCDE')
  expect(formatClaimCode('abcdef').text).toBe('ABCDE F')
})

test('letters that look like digits become digits, and other characters are removed', () => {
  expect(formatClaimCode('oil. 5').text).toBe('0115')
})

test('a pasted code may be grouped in any way, and is cut to its length', () => {
  for (const pasted of [
    '  abcde fghjk mnpqr stvwx yz0123 and more',
    'abcd-efgh-jkmn-pqrs-tvwx-yz01-23',
    'abcdefghjkmnpqrstvwxyz0123',
  ]) {
    const { text } = formatClaimCode(pasted)
    expect(text).toBe('ABCDE FGHJK MNPQR STVWX YZ0123')
    expect(claimCode.parse(text)).toBe('ABCDEFGHJKMNPQRSTVWXYZ0123')
  }
})

test('the caret stays where the user types', () => {
  // An X was put in after the A of ABCDE FG.
  expect(formatClaimCode('AXBCDE FG', 2)).toEqual({ text: 'AXBCD EFG', caret: 2 })
  // An X was put in after the E, which begins a new group.
  expect(formatClaimCode('ABCDEX FG', 6)).toEqual({ text: 'ABCDE XFG', caret: 7 })
  // The space was deleted: it comes back, and the caret stays before it.
  expect(formatClaimCode('ABCDEFG', 5)).toEqual({ text: 'ABCDE FG', caret: 5 })
})
