import { expect, test } from 'vitest'
import { indexByWord } from './index-by-word.ts'
import { compilePhrases, requiredWords } from './phrase.ts'

const isCandidate = (phrases: string[], text: string) =>
  indexByWord([{ words: requiredWords(phrases) }])(text.split(' ')).length > 0

test.for([
  ['i want_to? hurt|harm <my-self>', 'i want to hurt my self'],
  ['i want_to? hurt|harm <my-self>', 'i harm meself'],
  ['behead~|tortur~', 'they tortured him'],
  ['my|our home|house? address is *8', 'my address is number five'],
  ['# * street|road', '12 long road'],
  ['i go_to !my|the * school', 'i go to green hill school'],
  ['pool_of_blood', 'a pool of blood'],
] as const)('the phrase “%s” matches “%s”', ([phrase, text]) => {
  expect(`${text} `).toMatch(compilePhrases([phrase]))
  expect(isCandidate([phrase], text)).toBe(true)
})

test('a text without a required word is not matched', () => {
  const phrases = ['i want_to? hurt|harm <my-self>', 'behead~|tortur~', 'pool_of_blood']
  expect(isCandidate(phrases, 'i saw a frog in the garden today')).toBe(false)
  expect(isCandidate(phrases, 'i saw a drop of blood')).toBe(true)
})

test('a phrase without a required word is always matched', () => {
  expect(isCandidate(['* #'], 'hello')).toBe(true)
})
