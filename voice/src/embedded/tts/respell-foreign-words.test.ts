import { expect, test } from 'vitest'
import { respellForeignWords } from './respell-foreign-words.ts'

test.each([
  ['[es:Mariposa] means a butterfly.', 'mah ree poh sah means a butterfly.'],
  ['Say [es:perro]!', 'Say peh roh!'],
  ['[es:ventana]', 'behn tah nah'],
  ['[es:uno, dos, tres]', 'oo noh, dohs, trehs'],
  ['[fr:Bonjour], like [fr:au revoir].', 'bon zhoor, like oh ruh vwahr.'],
  ['[fr:papillon]', 'pah pee yon'],
  ['[fr:arbre]', 'ahrbr'],
  ['A [de:Katze] and no marks.', 'A Katze and no marks.'],
])('the simple voice reads “%s” as “%s”', (text, read) => {
  expect(respellForeignWords(text)).toBe(read)
})
