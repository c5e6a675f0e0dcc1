import { expect, test } from 'vitest'
import { completenessOf } from './sentence-completeness.ts'

const said = (texts: string[], expected: string[] = []) =>
  texts.map((text) => `${text}: ${completenessOf(text, expected)}`)
const all = (texts: string[], completeness: string) => texts.map((text) => `${text}: ${completeness}`)

test('a sentence that ends with a word that needs another one is unfinished', () => {
  const texts = [
    'I went to the.',
    'and my',
    'because um',
    'I want to go to',
    'my mum is',
    "it's",
    'I like',
    'she gave me',
    'a big',
    'then he',
    'he was so',
    'you could make',
    'can you tell me',
    'he doesn’t',
    'why do',
  ]
  expect(said(texts)).toEqual(all(texts, 'unfinished'))
})

test('whole sentences and whole answers are complete', () => {
  const texts = [
    'I have a dog.',
    'yes',
    'no I don’t want to',
    'yes it is',
    'what is it for?',
    'that’s what I like',
    'a cat and a dog',
    'the red car',
    'I saw it',
    'twenty',
    '',
  ]
  expect(said(texts)).toEqual(all(texts, 'complete'))
})

test('a sentence that may well go on is open', () => {
  const texts = ['I have two', 'when I grow up', 'my hamster', 'a cat, a dog', 'I am', 'can we play', 'I went home,']
  expect(said(texts)).toEqual(all(texts, 'open'))
})

test('counting and spelling go on until the end that the coach expects', () => {
  const texts = ['one two three', '1, 2, 3.', 'seven eight', 'C-A', 'b e']
  expect(said(texts)).toEqual(all(texts, 'unfinished'))
  expect(completenessOf('eight nine ten', [])).toBe('complete')
  expect(completenessOf('one two three', ['three'])).toBe('expected')
  expect(completenessOf('C-A-T', ['cat'])).toBe('expected')
})

test('half of an expected answer is unfinished, and all of it needs no more words', () => {
  const answers = ['the polar bear', 'twenty one', 'bear']
  expect(said(['a polar', 'I think it is a polar', 'Twenty.'], answers)).toEqual(
    all(['a polar', 'I think it is a polar', 'Twenty.'], 'unfinished'),
  )
  expect(said(['polar bear!', 'is it a bear', 'twenty one'], answers)).toEqual(
    all(['polar bear!', 'is it a bear', 'twenty one'], 'expected'),
  )
})

test('a hostile text is judged in a short time', () => {
  const startedAt = performance.now()
  for (const text of ['what '.repeat(400), 'a, '.repeat(600), `${'x'.repeat(1_990)} is`])
    completenessOf(text, ['a b c'])
  expect(performance.now() - startedAt).toBeLessThan(500)
})
