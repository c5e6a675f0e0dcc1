import type { Sentence } from './parse-utterances.ts'

const questionMark = /[?？؟՞፧]["'”’)\s]*$/u

const questionWords = new Set(['why', 'who', "who's", "what's", "where's", "when's", "how's", "why's", 'whose'])
const auxiliaryVerbs = new Set(
  (
    "is are am was were do does did can could will would should shall may might must has have had isn't aren't wasn't " +
    "don't doesn't didn't can't couldn't won't wouldn't shouldn't"
  ).split(' '),
)
const questionOpeners = new Set(['what', 'where', 'when', 'how', 'which'])
const afterHow = new Set([
  'many',
  'much',
  'old',
  'long',
  'far',
  'big',
  'tall',
  'fast',
  'come',
  'about',
  'often',
  'deep',
  'high',
])
const subjects = new Set(
  'i you we they he she it there this that the a my your our his her mum mummy mom mommy dad daddy'.split(' '),
)

/** A question has a question mark, or in English one of these first words, because speech to text may omit punctuation. */
export function isQuestion({ text, words }: Sentence, language: string): boolean {
  if (questionMark.test(text) || (/^el\b/.test(language) && /;\s*$/.test(text))) return true
  if (!/^en\b/.test(language) || /[.!]["'”’)\s]*$/u.test(text)) return false
  const [first = '', second = '', third] = words
  if (words.length < 2) return first === 'why'
  if (questionWords.has(first)) return true
  if (questionOpeners.has(first))
    return auxiliaryVerbs.has(second) || second === 'about' || (first === 'how' && afterHow.has(second))
  return auxiliaryVerbs.has(first) && subjects.has(second) && third !== undefined
}
