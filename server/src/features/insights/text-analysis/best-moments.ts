import type { MomentReason } from '@pipit/contract/insights/insights'
import type { Quotes } from '../insight-types.ts'
import { pointsOf, toSentence } from '../moment-reason.ts'
import { shortenQuote } from './shorten-quote.ts'
import { sentimentsOf } from './mood.ts'
import { isQuestion } from './questions.ts'
import type { Utterance } from './parse-utterances.ts'

const maxMoments = 3
const minWords = 4
const minLongSentence = 12

interface DayContext {
  newWords: ReadonlySet<string>
  /** Flagged entries are never best moments. */
  flagged: ReadonlySet<string>
}

/** "Because", in the languages that have a list of topics. */
const conjunctionsOfReason = new Set(['because', 'weil', 'porque', 'parce'])

/** The utterances with the most points, the best first. */
export function bestMoments(utterances: Utterance[], { newWords, flagged }: DayContext): Quotes['bestMoments'] {
  const seen = new Set<string>()
  return utterances
    .filter(({ entryId, words }) => words.length >= minWords && !flagged.has(entryId))
    .filter(({ words }) => !seen.has(words.join(' ')) && seen.add(words.join(' ')))
    .flatMap((utterance) => momentOf(utterance, newWords))
    .toSorted((one, other) => other.points - one.points)
    .slice(0, maxMoments)
}

function momentOf(utterance: Utterance, newWords: ReadonlySet<string>) {
  const { entryId, text } = utterance
  const reasons = reasonsFor(utterance, newWords).toSorted((one, other) => pointsOf(other) - pointsOf(one))
  const [reason] = reasons
  if (!reason) return []
  const points = reasons.reduce((sum, each) => sum + pointsOf(each), 0)
  return [{ entryId, text: shortenQuote(text), reason, points, why: toSentence(reason) }]
}

function reasonsFor(utterance: Utterance, newWords: ReadonlySet<string>): MomentReason[] {
  const { words, contentWords, sentences, language } = utterance
  const newWordCount = new Set(contentWords.filter((word) => newWords.has(word))).size
  return [
    ...(sentences.some((sentence) => isQuestion(sentence, language))
      ? [{ code: 'question', count: null } as const]
      : []),
    ...(words.some((word) => conjunctionsOfReason.has(word)) ? [{ code: 'explanation', count: null } as const] : []),
    ...(sentimentsOf(utterance).includes('good') ? [{ code: 'joy', count: null } as const] : []),
    ...(newWordCount > 0 ? [{ code: 'new-words', count: newWordCount } as const] : []),
    ...(words.length >= minLongSentence ? [{ code: 'long-sentence', count: words.length } as const] : []),
  ]
}
