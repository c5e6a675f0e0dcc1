import type { Quotes } from '../insight-types.ts'
import { shortenQuote } from './shorten-quote.ts'
import { sentimentsOf } from './mood.ts'
import { isQuestion } from './questions.ts'
import type { Utterance } from './parse-utterances.ts'

const maxMoments = 3
const minWords = 4

interface DayContext {
  newWords: ReadonlySet<string>
  /** Entries that a parent should know of are shown as that, never as a pretty moment. */
  flagged: ReadonlySet<string>
}

type Moment = Quotes['bestMoments'][number] & { worth: number }

/** Questions, new words, reasons and joy; in the order in which they were said. */
export function bestMoments(utterances: Utterance[], { newWords, flagged }: DayContext): Quotes['bestMoments'] {
  const seen = new Set<string>()
  const moments = utterances
    .filter(({ entryId, words }) => words.length >= minWords && !flagged.has(entryId))
    .filter(({ words }) => !seen.has(words.join(' ')) && seen.add(words.join(' ')))
    .map((utterance) => momentOf(utterance, newWords))
    .filter(({ worth }) => worth > 0)
  const best = new Set(moments.toSorted((one, other) => other.worth - one.worth).slice(0, maxMoments))
  return moments.filter((moment) => best.has(moment)).map(({ entryId, text, why }) => ({ entryId, text, why }))
}

function momentOf(utterance: Utterance, newWords: ReadonlySet<string>): Moment {
  const { entryId, text, words, sentences, language } = utterance
  const fresh = new Set(words.filter((word) => newWords.has(word))).size
  const reasons: [number, string][] = [
    [sentences.some((sentence) => isQuestion(sentence, language)) ? 3 : 0, 'A question'],
    [words.some((word) => word === 'because') ? 2.5 : 0, 'Gives a reason'],
    [sentimentsOf(utterance).includes('good') ? 2 : 0, 'Sounds happy'],
    [Math.min(fresh, 4), fresh === 1 ? 'A new word' : `${fresh} new words`],
    [words.length >= 12 ? 1.5 : 0, `${words.length} words in one go`],
  ]
  const [, why] = reasons.toSorted(([one], [other]) => other - one)[0] ?? [0, '']
  return { entryId, text: shortenQuote(text), why, worth: reasons.reduce((sum, [worth]) => sum + worth, 0) }
}
