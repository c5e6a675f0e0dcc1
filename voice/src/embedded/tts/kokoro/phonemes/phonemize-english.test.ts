import { expect, test } from 'vitest'
import { toTokens } from '../vocabulary.ts'
import { phonemizeEnglish } from './phonemize-english.ts'
import { spellNumbers } from './spell-numbers.ts'

const american = (text: string) => phonemizeEnglish(text, 'american')

test('a sentence becomes the phonemes that Kokoro was trained with', () => {
  expect(american('Hello Mia, shall we look for the little dragon together?')).toBe(
    'həlˈO mˈiə, ʃˈæl wi lˈʊk fɔɹ ðə lˈɪTᵊl dɹˈæɡən təɡˈɛðəɹ?',
  )
  expect(phonemizeEnglish('Hello Mia, shall we look for the water?', 'british')).toBe(
    'həlˈQ mˈiːə, ʃˈal wiː lˈʊk fɔː ðə wˈɔːtə?',
  )
})

test.for<[string, string]>([
  ['Pipit', 'pˈɪpɪt'],
  ['You live here.', 'ju lˈɪv hˈɪɹ.'],
  ["I've read it.", 'ˈIv ɹˈɛd ˈɪt.'],
  ['I will read.', 'ˌI wɪl ɹˈid.'],
  ["Don't worry, isn't it?", 'dˈOnt wˈɜɹi, ˈɪzənt ˈɪt?'],
  ['to an egg and to me', 'tʊ ɐn ˈɛɡ ənd tə mˈi'],
  ['The apple, the pear.', 'ði ˈæpᵊl, ðə pˈɛɹ.'],
  ['the letter A', 'ðə lˈɛTəɹ ˈA'],
  ['A, B, C!', 'ˈA, bˈi, sˈi!'],
  ['a TV', 'ɐ tˈivˈi'],
  ['button boxes wanted', 'bˈʌtᵊn bˈɑksᵻz wˈɔntɪd'],
  ['wobbles hummed tickling', 'wˈɑbᵊlz hˈʌmd tˈɪkəlɪŋ'],
  ['Brr, moo, baa!', 'bɹˈɜɹ, mˈu, bˈæ!'],
  ['Zoë and José', 'zˈOi ənd hˌOzˈA'],
])('%s is spoken as %s', ([text, phonemes]) => expect(american(text)).toBe(phonemes))

test('every name and invented word gets phonemes that Kokoro knows', () => {
  for (const word of ['Łukasz', 'Xiomara', 'Aoife', 'Minka', 'Plip', 'Zgz', 'tmp', 'supercalifragilistic']) {
    const phonemes = american(word)
    expect(phonemes).toMatch(/[ˈˌ]/)
    expect(toTokens(phonemes)).toHaveLength([...phonemes].length + 2)
  }
})

test('a text without words has no phonemes', () => {
  for (const text of ['', ' \n ', '...', '🐉']) expect(american(text)).toBe('')
})

test.for<[string, string]>([
  ['It is 5:30, or 7:05, or 3:00.', "It is five thirty, or seven oh five, or three o'clock."],
  ['In 1987, 2005 and 2026.', 'In nineteen eighty seven, two thousand and five and twenty twenty six.'],
  ['-12.5 and 100%', 'minus twelve point five and one hundred percent'],
  ['$1,000 or $3.50', 'one thousand dollars or three dollars fifty'],
  ['the 1st, 2nd, 20th and 21st', 'the first, second, twentieth and twenty first'],
  ['342 and 1,000,000', 'three hundred and forty two and one million'],
  ['Dr. Owl & Mrs. Fox, 007', 'Doctor Owl and Missus Fox, zero zero seven'],
])('%s is read as %s', ([text, spoken]) => {
  const tidied = spellNumbers(text)
    .replaceAll(/ +/g, ' ')
    .replaceAll(/ (?=[,.])/g, '')
    .trim()
  expect(tidied).toBe(spoken)
})
