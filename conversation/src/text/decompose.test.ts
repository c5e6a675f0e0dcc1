import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decompose } from './decompose.ts'
import { normalizeWords } from '../safeguards/normalize-words.ts'

test('no character becomes more than four when it is decomposed', () => {
  const grown: string[] = []
  for (let codePoint = 0; codePoint <= 0x10_ff_ff; codePoint += 1) {
    const character = String.fromCodePoint(codePoint)
    if (decompose(character).length > 4 * character.length) grown.push(codePoint.toString(16))
  }
  expect(grown).toEqual([])
})

test('a text becomes at most four times as long when it is decomposed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decompose(text).length).toBeLessThanOrEqual(4 * text.length)
    }),
  )
})

test('signs for whole words separate words, and disguises beside them are still read', () => {
  expect(normalizeWords('ｋｉｌｌ\uFDFAｙｏｕｒｓｅｌｆ ﬁne').text).toBe('kill yourself fine')
})

test('the longest text of signs for whole words is normalized to nothing', () => {
  expect(normalizeWords('\uFDFA'.repeat(2000)).text).toBe('')
})
