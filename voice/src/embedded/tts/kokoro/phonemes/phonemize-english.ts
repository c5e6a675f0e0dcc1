import { applyStressPrediction, wordToArpabet } from '@ingglish/g2p'
import { dictionary } from 'cmu-pronouncing-dictionary'
import { normalizeText } from '../../normalize-text.ts'
import { toKokoro, type Dialect } from './arpabet.ts'
import { pronunciations, spellLetters, unstressedWords } from './pronunciations.ts'
import { spellNumbers } from './spell-numbers.ts'

/** The result is empty if nothing can be spoken. */
export function phonemizeEnglish(text: string, dialect: Dialect): string {
  const tokens = spellNumbers(normalizeText(text)).match(/[A-Za-z]+(?:'[A-Za-z]+)*|[.,!?;:()/]/g) ?? []
  let phonemes = ''
  for (const [index, token] of tokens.entries()) {
    if (/^\W$/.test(token)) phonemes += punctuation(token)
    else phonemes += ` ${phonemizeWord(token, { before: tokens[index - 1], after: tokens[index + 1] }, dialect)}`
  }
  return phonemes
    .replaceAll(/^[\s,.;:]+/g, '')
    .replaceAll(/([,.;:])[,;:]+/g, '$1')
    .trim()
}

const punctuation = (mark: string) => ('()/'.includes(mark) ? ',' : mark)

interface Context {
  before: string | undefined
  after: string | undefined
}

function phonemizeWord(word: string, context: Context, dialect: Dialect): string {
  const lower = word.toLowerCase()
  const startsWithVowel = /^[aeiou]/i.test(context.after ?? '')
  if (isLetter(word, context)) return toKokoro(spellLetters(word), dialect)
  if (lower === 'the') return startsWithVowel ? 'ði' : 'ðə'
  if (lower === 'to' && /^[a-z]/i.test(context.after ?? '')) return startsWithVowel ? 'tʊ' : 'tə'
  if (word === 'I') return 'ˌI'
  if (lower === 'a' || lower === 'an') return lower === 'a' ? 'ɐ' : 'ɐn'
  const phonemes = toKokoro(arpabetOf(word, lower, context), dialect, lower)
  return unstressedWords.has(lower) && /^[a-z]/i.test(context.after ?? '') ? phonemes.replaceAll(/[ˈˌ]/g, '') : phonemes
}

/** Letters are "B", and A in "the letter A" or "A, B, C". */
function isLetter(word: string, { before, after }: Context) {
  if (!/^[A-Z]$/.test(word) || word === 'I') return false
  return word !== 'A' || before?.toLowerCase() === 'letter' || (after !== undefined && /^(?:[A-Z]|\W)$/.test(after))
}

function arpabetOf(word: string, lower: string, { before }: Context): string {
  if (lower === 'read' && /^(?:have|has|had|was|were|been|is|i've|you've|we've)$/i.test(before ?? '')) return 'R EH1 D'
  const known = lookUp(lower)
  if (known) return known
  if (/^[A-Z]{2,4}$/.test(word) || !/[aeiouy]/.test(lower)) return spellLetters(word)
  const base = lookUp(lower.replace(/'s$|s'$/, ''))
  if (/'s$|s'$/.test(lower) && base) return base + pluralEnding(base)
  return inflectionOf(lower) ?? applyStressPrediction(lower, wordToArpabet(lower.replaceAll("'", ''))).join(' ')
}

const lookUp = (word: string): string | undefined =>
  pronunciations.get(word) ?? (Object.hasOwn(dictionary, word) ? dictionary[word] : undefined)

/** "wobbles" from "wobble", "hummed" from "hum", "waggling" from "waggle". */
function inflectionOf(word: string): string | null {
  const [, stem = '', ending = ''] = /^(.{3,}?)(s|es|d|ed|ing)$/.exec(word) ?? []
  const bases = [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')]
  const base = bases.map(lookUp).find(Boolean)
  if (!base || !ending) return null
  if (ending === 'ing') return `${base} IH0 NG`
  return base + (ending.endsWith('s') ? pluralEnding(base) : pastEnding(base))
}

function pluralEnding(base: string) {
  if (/(?:S|Z|SH|ZH|CH|JH)$/.test(base)) return ' AH0 Z'
  return /(?:P|T|K|F|TH)$/.test(base) ? ' S' : ' Z'
}

function pastEnding(base: string) {
  if (/[TD]$/.test(base)) return ' AH0 D'
  return /(?:P|K|F|S|SH|CH|TH)$/.test(base) ? ' T' : ' D'
}
