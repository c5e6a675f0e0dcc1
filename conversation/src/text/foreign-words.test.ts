import { expect, test } from 'vitest'
import { spansOf, withoutMarks } from './foreign-words.ts'

test('foreign words are marked with their language, and read without the marks', () => {
  const marked = '[es:Silla] means a chair, and [fr:au revoir] goodbye.'
  expect(withoutMarks(marked)).toBe('Silla means a chair, and au revoir goodbye.')
  expect(spansOf(marked)).toEqual([
    { text: 'Silla', language: 'es' },
    { text: ' means a chair, and ', language: null },
    { text: 'au revoir', language: 'fr' },
    { text: ' goodbye.', language: null },
  ])
})

test.each(['No marks.', '[Spanish: hola]', '[es:hola', 'a] [b', ''])('“%s” has no marks', (text) => {
  expect(withoutMarks(text)).toBe(text)
  expect(spansOf(text).map((span) => span.text)).toEqual(text === '' ? [] : [text])
})
