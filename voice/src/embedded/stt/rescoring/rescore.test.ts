import { describe, expect, test } from 'vitest'
import { rescore } from './rescore.ts'
import { similarAnswers } from './similar-answers.ts'

const animals = ['bear', 'giraffe', 'hippo', 'polar bear', 'the owl', 'goat']

describe('answers that sound like what was heard', () => {
  test.each([
    ['I think it is a hero.', 'I think it is a hippo.'],
    ['Bare', 'Bear'],
    ['Bare,', 'Bear,'],
    ['The bare?', 'The bear?'],
    ['Um, jurafe.', 'Um giraffe.'],
    ['A powler bear', undefined],
    ['Got', 'Goat'],
    ['The all', 'The owl'],
  ])('"%s" may have been "%s"', (heard, answer) => {
    expect(similarAnswers(heard, animals)[0]?.text).toBe(answer)
  })

  test.each([
    ['an expected answer', 'It was a bear.'],
    ['a sentence', 'He bares his big white teeth.'],
    ['nothing', ''],
    ['only the words before an answer', 'The'],
    ['an answer with other sounds', 'A mosquito.'],
    ['a beginning that sounds alike', 'Nobody goes there'],
  ])('%s has none', (_, heard) => {
    expect(similarAnswers(heard, animals)).toEqual([])
  })

  test('serious words are taken as they were heard', () => {
    const expected = ['scored', 'he scored', 'hat', 'sat', 'nine', 'a book', 'sheep', 'a bill', 'the goat', 'hide']
    const serious = ['scared', 'He scared', 'hit', 'hurt', 'sad', 'shit', 'Died.', 'kill', 'a knife', 'choked', 'hate']
    for (const heard of serious) expect([heard, similarAnswers(heard, expected)]).toEqual([heard, []])
  })
})

describe('rescoring', () => {
  const heard = (text: string, logProbability: number, scores: Record<string, number>) => ({
    text,
    logProbability,
    score: async (other: string) => scores[other] ?? -50,
  })

  test('an expected answer that is nearly as probable replaces what was heard', async () => {
    expect(await rescore(heard('Bare.', -1, { 'Bear.': -2.5 }), animals)).toBe('Bear.')
    expect(await rescore(heard('The bare', -4, { 'The bear': -3, 'The owl': -2 }), animals)).toBe('The bear')
  })

  test('the most probable of several answers is chosen', async () => {
    const rhymes = ['bat', 'mat', 'pat']
    expect(await rescore(heard('Bad.', -2, { 'Bat.': -3, 'Pat.': -2.5, 'Mat.': -4 }), rhymes)).toBe('Pat.')
  })

  test('an improbable answer replaces nothing, however similar it is', async () => {
    expect(await rescore(heard('Bare.', -1, { 'Bear.': -4.6 }), animals)).toBeNull()
  })

  test('the less similar an answer is, the more probable it must be', async () => {
    expect(await rescore(heard('A hero.', -1, { 'A hippo.': -2.5 }), animals)).toBe('A hippo.')
    expect(await rescore(heard('A hero.', -1, { 'A hippo.': -3.5 }), animals)).toBeNull()
  })

  test('speech that the decoder did not understand becomes no answer', async () => {
    // "They tease me" was heard as "It's a cheesy".
    expect(await rescore(heard("It's a cheesy.", -6.2, { "It's a cheese.": -8.1 }), ['cheese'])).toBeNull()
  })

  test('without expected answers the decoder is not run again', async () => {
    const transcription = { text: 'Bare.', logProbability: -1, score: () => Promise.reject(new Error('was run')) }
    expect(await rescore(transcription, [])).toBeNull()
  })
})
