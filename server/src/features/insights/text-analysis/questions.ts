import type { Sentence } from './parse-utterances.ts'

const mark = /[?？؟՞፧]["'”’)\s]*$/u

const asking = new Set(['why', 'who', "who's", "what's", "where's", "when's", "how's", "why's", 'whose'])
const auxiliary = new Set(
  (
    "is are am was were do does did can could will would should shall may might must has have had isn't aren't wasn't " +
    "don't doesn't didn't can't couldn't won't wouldn't shouldn't"
  ).split(' '),
)
const openers = new Set(['what', 'where', 'when', 'how', 'which'])
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
const somebody = new Set(
  'i you we they he she it there this that the a my your our his her mum mummy mom mommy dad daddy'.split(' '),
)

/** By its mark; and in English also by its first words, since not every transcript has marks. */
export function isQuestion({ text, words }: Sentence, language: string): boolean {
  if (mark.test(text) || (/^el\b/.test(language) && /;\s*$/.test(text))) return true
  if (!/^en\b/.test(language) || /[.!]["'”’)\s]*$/u.test(text)) return false
  const [first = '', second = '', third] = words
  if (words.length < 2) return first === 'why'
  if (asking.has(first)) return true
  if (openers.has(first))
    return auxiliary.has(second) || second === 'about' || (first === 'how' && afterHow.has(second))
  return auxiliary.has(first) && somebody.has(second) && third !== undefined
}
