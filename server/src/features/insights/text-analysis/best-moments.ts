import type { Quotes } from '../insight-types.ts'
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

type Moment = Quotes['bestMoments'][number] & { score: number }

/** Prefers questions, new words, reasons and joy. The result is in the order of the entries. */
export function bestMoments(utterances: Utterance[], { newWords, flagged }: DayContext): Quotes['bestMoments'] {
  const seen = new Set<string>()
  const moments = utterances
    .filter(({ entryId, words }) => words.length >= minWords && !flagged.has(entryId))
    .filter(({ words }) => !seen.has(words.join(' ')) && seen.add(words.join(' ')))
    .map((utterance) => momentOf(utterance, newWords))
    .filter(({ score }) => score > 0)
  const best = new Set(moments.toSorted((one, other) => other.score - one.score).slice(0, maxMoments))
  return moments.filter((moment) => best.has(moment)).map(({ entryId, text, why }) => ({ entryId, text, why }))
}

function momentOf(utterance: Utterance, newWords: ReadonlySet<string>): Moment {
  const { entryId, text, words, sentences, language } = utterance
  const newWordCount = new Set(words.filter((word) => newWords.has(word))).size
  const reasons: [number, string][] = [
    [sentences.some((sentence) => isQuestion(sentence, language)) ? 3 : 0, 'A question'],
    [words.some((word) => word === 'because') ? 2.5 : 0, 'Gives a reason'],
    [sentimentsOf(utterance).includes('good') ? 2 : 0, 'Sounds happy'],
    [Math.min(newWordCount, 4), newWordCount === 1 ? 'A new word' : `${newWordCount} new words`],
    [words.length >= 12 ? 1.5 : 0, `${words.length} words in one go`],
  ]
  const [, why] = reasons.toSorted(([one], [other]) => other - one)[0] ?? [0, '']
  return { entryId, text: shortenQuote(text), why, score: reasons.reduce((sum, [score]) => sum + score, 0) }
}
