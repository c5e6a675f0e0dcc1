import type { MomentReason } from '@pipit/contract/insights/insights'
import type { Quotes } from '../insight-types.ts'
import { toSentence } from '../moment-reason.ts'
import { shortenQuote } from './shorten-quote.ts'
import { sentimentsOf } from './mood.ts'
import { isQuestion } from './questions.ts'
import type { Utterance } from './parse-utterances.ts'

const maxMoments = 3
const minWords = 4

interface DayContext {
  newWords: ReadonlySet<string>
  /** Flagged entries are never best moments. */
  flagged: ReadonlySet<string>
}

interface Moment {
  entryId: string
  text: string
  reason: MomentReason
  score: number
}

/** Prefers questions, new words, reasons and joy. The result is in the order of the entries. */
export function bestMoments(utterances: Utterance[], { newWords, flagged }: DayContext): Quotes['bestMoments'] {
  const seen = new Set<string>()
  const moments = utterances
    .filter(({ entryId, words }) => words.length >= minWords && !flagged.has(entryId))
    .filter(({ words }) => !seen.has(words.join(' ')) && seen.add(words.join(' ')))
    .map((utterance) => momentOf(utterance, newWords))
    .filter(({ score }) => score > 0)
  const best = new Set(moments.toSorted((one, other) => other.score - one.score).slice(0, maxMoments))
  return moments
    .filter((moment) => best.has(moment))
    .map(({ entryId, text, reason }) => ({ entryId, text, reason, why: toSentence(reason) }))
}

function momentOf(utterance: Utterance, newWords: ReadonlySet<string>): Moment {
  const { entryId, text, words, sentences, language } = utterance
  const newWordCount = new Set(words.filter((word) => newWords.has(word))).size
  const reasons: [score: number, reason: MomentReason][] = [
    [sentences.some((sentence) => isQuestion(sentence, language)) ? 3 : 0, { code: 'question', count: null }],
    [words.some((word) => word === 'because') ? 2.5 : 0, { code: 'explanation', count: null }],
    [sentimentsOf(utterance).includes('good') ? 2 : 0, { code: 'joy', count: null }],
    [Math.min(newWordCount, 4), { code: 'new-words', count: newWordCount }],
    [words.length >= 12 ? 1.5 : 0, { code: 'long-sentence', count: words.length }],
  ]
  const score = reasons.reduce((sum, [each]) => sum + each, 0)
  const [, reason] = reasons.reduce((best, each) => (each[0] > best[0] ? each : best))
  return { entryId, text: shortenQuote(text), reason, score }
}
