import { expect, test } from 'vitest'
import { anyOf, couldSay } from './phrase.ts'

const wordsOf = (text: string) => new Set(text.split(' '))

test.for([
  ['i want_to? hurt|harm <my-self>', 'i want to hurt my self'],
  ['i want_to? hurt|harm <my-self>', 'i harm meself'],
  ['behead~|tortur~', 'they tortured him'],
  ['my|our home|house? address is *8', 'my address is number five'],
  ['# * street|road', '12 long road'],
  ['i go_to !my|the * school', 'i go to green hill school'],
  ['pool_of_blood', 'a pool of blood'],
] as const)('"%s" is looked for in "%s"', ([phrase, text]) => {
  expect(`${text} `).toMatch(anyOf([phrase]))
  expect(couldSay([phrase])(wordsOf(text))).toBe(true)
})

test('what holds no word that must be there is not looked through', () => {
  const mayApply = couldSay(['i want_to? hurt|harm <my-self>', 'behead~|tortur~', 'pool_of_blood'])
  expect(mayApply(wordsOf('i saw a frog in the garden today'))).toBe(false)
  expect(mayApply(wordsOf('i want to swim in the pool'))).toBe(true)
})

test('a phrase of which everything may be anything is always looked for', () => {
  expect(couldSay(['* #'])(wordsOf('hello'))).toBe(true)
})
