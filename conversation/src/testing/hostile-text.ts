import * as fc from 'fast-check'

const anyUnits = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 60 })
const unusual = fc.constantFrom(
  '\0',
  '\uD800',
  '\uDC00',
  '\uDE00\uD83D',
  '\x1B',
  '\u0085',
  '\u202E',
  '\u200D',
  '\uFEFF',
  '\\u0000',
  '"',
  "'",
  '</script>',
)
const manyEmoji = fc.nat(125).map((count) => `a${'😀'.repeat(count)}`)
const withoutSpaces = fc.nat(400).map((count) => '\uD83D'.repeat(count))

/** It breaks JSON, PostgreSQL or a careless cut, and has at most about 1,000 characters. */
export const hostileText = fc
  .array(fc.oneof(anyUnits, unusual, manyEmoji, withoutSpaces), { maxLength: 4 })
  .map((parts) => parts.join('').slice(0, 900))

/** A child may write this right before and after a word. */
export const wordBoundary = fc.constantFrom(' ', '\n', '\0', ' \uD83D ', '😀', '. ', ' "', '\uDE00')

/** Each must be flagged with high severity. */
export const gravePhrases = ['I want to hurt myself', 'I want to die', 'I want to kill myself']
