import { decompose } from '../text/decompose.ts'
import type { Span } from '../findings.ts'

/** Rules are matched on lower-case words without accents and disguises such as "k1ll", separated by one space. */
export interface NormalizedText {
  source: string
  text: string
  /** It is true if the words are those of the source except for case and punctuation. */
  isLiteral: boolean
  /** Finds the range in the source that a range of `text` was made from. */
  locate: (start: number, end: number) => Span
  /** Returns only the words from this position of the source on. */
  after: (position: number) => NormalizedText
}

interface Word extends Span {
  word: string
}

const leet: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** These Cyrillic and Greek letters look like Latin ones. */
const lookalikes: Record<string, string> = {
  а: 'a',
  в: 'b',
  е: 'e',
  і: 'i',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ο: 'o',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  τ: 't',
  υ: 'u',
}

/** A new turn starts at `from`, and spelled letters are not joined across it. */
export function normalizeWords(source: string, from = 0): NormalizedText {
  const small = source.toLowerCase()
  const ordinary = isOrdinary(small)
  const read = ordinary ? ordinaryWords(small) : anyWords(source)
  const words = joinSpelled(read, from)
  return createNormalizedText(source, words, ordinary && words === read && !/['’]/.test(source))
}

function createNormalizedText(source: string, words: Word[], isLiteral: boolean): NormalizedText {
  return {
    source,
    text: words.map(({ word }) => word).join(' '),
    isLiteral,
    locate: (start, end) => ({
      start: wordAt(words, start)?.start ?? 0,
      end: wordAt(words, end - 1)?.end ?? source.length,
    }),
    after(position) {
      const later = words.filter(({ start }) => start >= position)
      const moved = later.map(({ word, start, end }) => ({ word, start: start - position, end: end - position }))
      return createNormalizedText(source.slice(position), moved, isLiteral)
    },
  }
}

function wordAt(words: Word[], position: number) {
  let end = -1
  return words.find(({ word }) => (end += word.length + 1) >= position) ?? words.at(-1)
}

/** Most texts contain no disguised words and take a faster path. */
const isOrdinary = (small: string) =>
  /^[a-z ,.!?'’]*$/.test(small) && !/[,.!?][a-z]|([a-z])\1\1/.test(small.replaceAll(/['’]/g, ''))

function ordinaryWords(small: string): Word[] {
  const words: Word[] = []
  let start = 0
  for (const raw of small.split(' ')) {
    const word = raw.replaceAll(/[^a-z]/g, '')
    if (word !== '') words.push({ word, start, end: start + raw.length })
    start += raw.length + 1
  }
  return words
}

function anyWords(source: string): Word[] {
  return [...source.matchAll(/\S+/gu)].flatMap((match) => plainWords(match[0], match.index))
}

/** For example, "k.i.l.l" is one word, "kill-yourself" are two, and "don't" is "dont". */
function plainWords(raw: string, start: number): Word[] {
  const letters = decompose(raw)
    .replaceAll(/[\p{M}\p{Cf}'’‘`´]/gu, '')
    .toLowerCase()
  const parts = unmask(letters)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const spelled = parts.length > 1 && parts.every((part) => part.length === 1)
  const words = spelled ? [parts.join(''), ...sentenceStart(parts)] : parts
  return words.map((word) => ({ word: unstretch(word), start, end: start + raw.length }))
}

/** In "a😀I want" the last letter starts a sentence. */
const sentenceStart = (letters: string[]) => letters.slice(-1).filter((letter) => letter === 'i')

/** Digits and signs replace letters only next to letters: "k1ll", not "2017"; "sh!t", not "stop!". */
function unmask(word: string) {
  const latin = /[a-z]/.test(word)
    ? word.replaceAll(/[\u0370-\u04ff]/gu, (letter) => lookalikes[letter] ?? letter)
    : word
  if (!/[a-z]/.test(latin)) return latin
  return latin.replaceAll(/[013457@$]|[!|](?=[\p{L}\p{N}@$])/gu, (sign) => leet[sign] ?? sign)
}

function unstretch(word: string) {
  return word.replaceAll(/(\p{L})\1{2,}/gu, (_, letter: string) => ('los'.includes(letter) ? letter + letter : letter))
}

/** Joins words that were spelled: "k i l l". */
function joinSpelled(words: Word[], from: number): Word[] {
  if (words.filter(({ word }) => isLetter(word)).length < 3) return words
  const joined: Word[] = []
  for (let index = 0; index < words.length;) {
    let until = index
    while (isLetter(words[until]?.word ?? '') && !(until > index && words[until]?.start === from)) until++
    const letters = words.slice(index, until)
    const [first, last] = [letters[0], letters.at(-1)]
    if (first && last && letters.length >= 3) {
      joined.push({ word: letters.map(({ word }) => word).join(''), start: first.start, end: last.end })
      // In "My name is M I A. I live …" the last letter may start a sentence.
      if (last.word === 'i') joined.push(last)
    } else joined.push(...words.slice(index, Math.max(until, index + 1)))
    index = Math.max(until, index + 1)
  }
  return joined
}

const isLetter = (word: string) => word.length <= 2 && /^\p{L}$/u.test(word)
