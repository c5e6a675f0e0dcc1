import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'
import { cutText, cutTextBefore } from './cut-text.ts'

/** It may contain halves of characters. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })

describe('cleaning a text', () => {
  test.each([
    ['one\0two', 'one two'],
    ['\uD83D oh', '\uFFFD oh'],
    ['oh \uDE00', 'oh \uFFFD'],
    ['bell\x07 and escape\x1B[1m', 'bell  and escape [1m'],
    ['two\nlines and a\ttab', 'two\nlines and a\ttab'],
    ['Zoë 😀 日本 👩‍👧', 'Zoë 😀 日本 👩‍👧'],
  ])('the text %j becomes %j', (text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
  })

  test('a cleaned text is well-formed and contains no control character', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanText(text).isWellFormed()).toBe(true)
        expect(cleanText(text)).not.toMatch(/[^\P{Cc}\s]/u)
      }),
    )
  })
})

describe('cutting a text', () => {
  test('a character of two units is kept whole or left out', () => {
    expect(cutText('a😀😀', 2)).toBe('a')
    expect(cutText('a😀😀', 3)).toBe('a😀')
    expect(cutTextBefore('😀😀a', 2)).toBe('a')
    expect(cutTextBefore('😀😀a', 3)).toBe('😀a')
  })

  test('a well-formed text stays well-formed, is no longer than allowed, and loses at most one unit more', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, maxLength) => {
        for (const cut of [cutText(text, maxLength), cutTextBefore(text, maxLength)]) {
          expect(cut.isWellFormed()).toBe(true)
          expect(cut.length).toBeLessThanOrEqual(maxLength)
          expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, maxLength) - 1)
        }
        expect(text.startsWith(cutText(text, maxLength)) && text.endsWith(cutTextBefore(text, maxLength))).toBe(true)
      }),
    )
  })
})
