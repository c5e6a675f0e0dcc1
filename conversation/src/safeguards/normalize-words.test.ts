import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeWords } from './normalize-words.ts'

test.for([
  ['I saw a Frog, in the garden!', 'i saw a frog in the garden', true],
  ['Don’t tell, it’s mine.', 'dont tell its mine', false],
  ['K1LL the drag0n', 'kill the dragon', false],
  ['k.i.l.l me', 'kill me', false],
  ['s h i t', 'shit', false],
  ['pleeeease', 'please', false],
  ['kill-yourself  now', 'kill yourself now', false],
  ['“Stop it!” (he said, “Now!”)', 'stop it he said now', false],
  ['sh!t, a$$ and !diot!', 'shit ass and idiot', false],
  ['he said,’go away’', 'he said go away', false],
  ['My name is M I A. I live here', 'my name is miai i live here', false],
] as const)('“%s” is normalized to “%s”', ([source, text, isLiteral]) => {
  expect(normalizeWords(source)).toMatchObject({ text, isLiteral })
})

test('each normalized word is located in the source', () => {
  const { text, locate } = normalizeWords('Well, don’t  k i l l it!')
  const place = (word: string) => locate(text.indexOf(word), text.indexOf(word) + word.length)
  expect(place('well')).toEqual({ start: 0, end: 5 })
  expect(place('dont')).toEqual({ start: 6, end: 11 })
  expect(place('kill')).toEqual({ start: 13, end: 20 })
  expect(place('it')).toEqual({ start: 21, end: 24 })
})

test('the text after a position is located from that position', () => {
  const later = normalizeWords('I want to die my hair').after(10)
  expect(later).toMatchObject({ source: 'die my hair', text: 'die my hair' })
  expect(later.locate(4, 6)).toEqual({ start: 4, end: 6 })
})

test('spelled letters are not joined across two turns', () => {
  const reading = normalizeWords('My name is M I A. I live here', 18)
  expect(reading.text).toBe('my name is mia i live here')
  expect(reading.after(18).text).toBe('i live here')
})

test('the fast path for ordinary text normalizes words like the general path', () => {
  const word = fc.stringMatching(/^[a-zA-Z]{1,8}[,.!?'’]{0,2}[a-zA-Z]{0,3}['’]?$/)
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const source = words.join(' ')
      // The digits force the general path and are not changed by it.
      expect(normalizeWords(`${source} 99`.trim()).text).toBe(`${normalizeWords(source).text} 99`.trim())
    }),
  )
})
