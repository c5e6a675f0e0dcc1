import { expect, test } from 'vitest'
import { splitAtCommas } from './split-at-commas.ts'

test('a long sentence is rendered in parts, so that its first words are heard early', () => {
  expect(splitAtCommas('Shall we go into the forest, Oscar, or would you rather sail on the sea?')).toEqual([
    'Shall we go into the forest, Oscar,',
    'or would you rather sail on the sea?',
  ])
})

test.each([
  'Today you are my eyes, Mia.',
  'The wings push the fast air down again and again and so on.',
  'Four, five, six is [es:cuatro, cinco, seis], like that.',
])('“%s” stays whole', (sentence) => {
  expect(splitAtCommas(sentence)).toEqual([sentence])
})
