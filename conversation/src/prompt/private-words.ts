import { checkChild, tailOf } from '../safeguards/check.ts'
import type { Finding, FindProfanity } from '../findings.ts'
import { findPersonalDataIn, redactPersonalData } from '../safeguards/personal-data.ts'
import { splitSentences } from '../text/split-sentences.ts'

/** In later prompts, this stands for a turn of the child in which something was flagged. */
export const privateTurn = '[the child said something private]'
const privateSentence = '[left out]'

/** A model needs the words only to reply to them. A grave statement gets a fixed reply, so no model needs its words. */
export function wordsToReplyTo(text: string, findings: Finding[]): string {
  if (findings.some(({ severity }) => severity === 'high')) return privateTurn
  return redactPersonalData(text, findings).replaceAll(placeAfterAddress, '[private]')
}

/** What follows an address may tell the place, too: "[private] in Bristol", "[private], near the King's Head". */
const placeAfterAddress = /\[private\],?(?: (?:in|near|at|by|on|next to)(?: the)?(?: [\p{L}'’-]+){1,2})+/gu

/** A phrase may have begun in the words before this text, and then those words are private, too. */
export function beganBefore(text: string, findings: Finding[], findProfanity: FindProfanity): boolean {
  return findings.length > 0 && checkChild(text, { before: '', findProfanity }).length < findings.length
}

/** Returns the indexes of the texts in which something is flagged or private. The texts must be in their order. */
export function findPrivateTexts(texts: string[], findProfanity: FindProfanity): Set<number> {
  const found = new Set<number>()
  let before = ''
  for (const [index, text] of texts.entries()) {
    const findings = checkChild(text, { before, findProfanity })
    if (findings.length > 0) found.add(index)
    if (beganBefore(text, findings, findProfanity)) found.add(index - 1)
    before = tailOf(`${before} ${text}`.trim())
  }
  return found
}

export function withoutPrivateTexts(texts: string[], findProfanity: FindProfanity): string[] {
  const found = findPrivateTexts(texts, findProfanity)
  return texts.filter((_, index) => !found.has(index))
}

export const redactPersonalDataIn = (text: string) => redactPersonalData(text, findPersonalDataIn(text))

/** Removes personal data from the coach's words, and the sentences that repeat private words of the child. */
export function withoutEchoes(coachText: string, privateTexts: string[]): string {
  const hidden = privateTexts.map(contentWords).filter(({ size }) => size > 0)
  const { sentences, rest } = splitSentences(redactPersonalDataIn(coachText))
  return [...sentences, rest]
    .filter(Boolean)
    .map((sentence) => (hidden.some((words) => repeats(sentence, words)) ? privateSentence : sentence))
    .join(' ')
}

function repeats(sentence: string, words: Set<string>) {
  const repeated = [...contentWords(sentence)].filter((word) => words.has(word))
  return repeated.length >= Math.min(2, words.size)
}

const commonWords = new Set(
  (
    'the and but for not you your yours are was were has have had his her him she they them their our with this that ' +
    'what when where who why how did does can could will would like just very some then than there here from into ' +
    'said say says tell told one yes private'
  ).split(' '),
)

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length > 2 && !commonWords.has(word)))
}
