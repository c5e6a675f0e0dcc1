import { compilePhrases } from '@pipit/conversation/safeguards/phrase'
import { correctPronunciation } from '../understanding/child-pronunciation.ts'
import { lightWords, meaningOf, meaningOfWord } from '../understanding/meaning.ts'
import { tokenize } from '../understanding/tokenize.ts'
import type { Remark } from './remark.ts'
import { remarks } from './remarks/all-remarks.ts'
import { wordSets } from './word-sets.ts'

interface CompiledRemark {
  remark: Remark
  anywhere: RegExp | null
  whole: RegExp | null
  unless: RegExp | null
}

let compiled: CompiledRemark[] | null = null

/** The first remark counts that the activity does not understand better. "I'm firsty" is tried as "I'm thirsty". */
export function matchRemark(said: string, activity: string | null): Remark | null {
  const found = findRemark(said, activity)
  if (found) return found
  const corrected = correctPronunciation(said, wordsOfRemarks())
  return corrected === null ? null : findRemark(corrected, activity)
}

let vocabulary: Set<string> | null = null

function wordsOfRemarks(): Set<string> {
  vocabulary ??= new Set(remarks.flatMap(({ hears }) => tokenize(replaceSets(hears).replaceAll('_', ' '))))
  return vocabulary
}

const replaceSets = (phrase: string) => phrase.replaceAll(/<([a-z-]+)>/g, (_, name: string) => wordSets[name] ?? name)

function findRemark(said: string, activity: string | null): Remark | null {
  compiled ??= remarks.map(compile)
  const text = meaningOf(said)
    .map((word) => `${word} `)
    .join('')
  if (text === '') return null
  const found = compiled.find(
    ({ remark, anywhere, whole, unless }) =>
      mayBeSaidIn(activity, remark) && (whole?.test(text) || anywhere?.test(text)) && !unless?.test(text),
  )
  return found?.remark ?? null
}

const mayBeSaidIn = (activity: string | null, { notIn = [], onlyIn }: Remark) =>
  !notIn.includes(activity ?? '') && (onlyIn?.includes(activity ?? '') ?? true)

function compile(remark: Remark): CompiledRemark {
  const phrases = splitPhrases(remark.hears)
  const whole = toPattern(phrases.filter((phrase) => phrase.startsWith('=')).map((phrase) => phrase.slice(1)))
  return {
    remark,
    anywhere: toPattern(phrases.filter((phrase) => !phrase.startsWith('='))),
    whole: whole && new RegExp(`^(?:${whole.source})$`),
    unless: toPattern(splitPhrases(remark.unless ?? '')),
  }
}

const splitPhrases = (list: string) =>
  list
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\|\s+/g, '|').replaceAll(/\s+/g, ' '))
    .filter(Boolean)

function toPattern(phrases: string[]): RegExp | null {
  if (phrases.length === 0) return null
  // A global expression would remember where it stopped.
  return new RegExp(compilePhrases(phrases.map(toMeaning)).source)
}

/** `meaningOf` gives the same form to what a child says. */
function toMeaning(phrase: string): string {
  return replaceSets(phrase)
    .replaceAll('do not ', 'not ')
    .split(' ')
    .filter((token) => !lightWords.has(token.replace('?', '')))
    .map((token) => token.replaceAll(/[a-z]+/g, (word) => meaningOfWord(tokenize(word)[0] ?? word)))
    .join(' ')
}
