import { compilePhrases } from '@pipit/conversation/safeguards/phrase'
import { normalizeWords } from '@pipit/conversation/safeguards/normalize-words'
import type { MoodLabel, Quotes } from '../insight-types.ts'
import { shortenQuote } from './shorten-quote.ts'
import { badPhrases, reportedPhrases, goodPhrases } from './mood-phrases.ts'
import type { Utterance } from './parse-utterances.ts'

export type Sentiment = 'good' | 'bad'

interface Mood {
  label: MoodLabel
  evidence: Quotes['mood']
}

const minSentences = 3
const maxQuotesPerSide = 3

const soundsGood = compilePhrases(goodPhrases)
const soundsBad = compilePhrases(badPhrases)
const reportedSpeech = compilePhrases(reportedPhrases)

/** `not-enough` if there are too few sentences about feelings. */
export function moodOf(utterances: Utterance[]): Mood {
  const evidence = utterances.flatMap((utterance) => {
    const { entryId, text } = utterance
    return sentimentsOf(utterance).map((sounds) => ({ entryId, text: shortenQuote(text), sounds }))
  })
  const of = (sounds: Sentiment) => evidence.filter((each) => each.sounds === sounds)
  const [good, bad] = [of('good'), of('bad')]
  return {
    label: labelOf(good.length, evidence.length),
    evidence: [...bad.slice(0, maxQuotesPerSide), ...good.slice(0, maxQuotesPerSide)],
  }
}

/** Both for "I was sad, but now I am happy". There are rules for English only. */
export function sentimentsOf({ text, language }: Pick<Utterance, 'text' | 'language'>): Sentiment[] {
  if (!/^en\b/.test(language)) return []
  const words = `${normalizeWords(text).text} `.replaceAll(reportedSpeech, '… ')
  return [
    ...(words.search(soundsBad) < 0 ? [] : ['bad' as const]),
    ...(words.search(soundsGood) < 0 ? [] : ['good' as const]),
  ]
}

function labelOf(good: number, all: number): MoodLabel {
  if (all < minSentences) return 'not-enough'
  if (good / all >= 0.75) return 'happy'
  return good / all <= 0.25 ? 'low' : 'mixed'
}
