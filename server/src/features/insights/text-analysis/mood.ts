import { compilePhrases } from '@pipit/conversation/safeguards/phrase'
import { normalizeWords } from '@pipit/conversation/safeguards/normalize-words'
import type { MoodLabel, Quotes } from '../insight-types.ts'
import { cut } from './shorten-quote.ts'
import { badPhrases, elsewherePhrases, goodPhrases } from './mood-phrases.ts'
import type { Utterance } from './parse-utterances.ts'

export type Sounds = 'good' | 'bad'

interface Mood {
  label: MoodLabel
  evidence: Quotes['mood']
}

const enough = 3
const shown = 3

const soundsGood = compilePhrases(goodPhrases)
const soundsBad = compilePhrases(badPhrases)
const elsewhere = compilePhrases(elsewherePhrases)

/** Too few sentences about feelings are said to be too few. */
export function moodOf(utterances: Utterance[]): Mood {
  const evidence = utterances.flatMap((utterance) => {
    const { entryId, text } = utterance
    return soundsIn(utterance).map((sounds) => ({ entryId, text: cut(text), sounds }))
  })
  const of = (sounds: Sounds) => evidence.filter((each) => each.sounds === sounds)
  const [good, bad] = [of('good'), of('bad')]
  return { label: labelOf(good.length, evidence.length), evidence: [...bad.slice(0, shown), ...good.slice(0, shown)] }
}

/** Nothing, good, bad or both: "I was sad, but now I am happy". Nobody has written rules for other languages yet. */
export function soundsIn({ text, language }: Pick<Utterance, 'text' | 'language'>): Sounds[] {
  if (!/^en\b/.test(language)) return []
  const words = `${normalizeWords(text).text} `.replaceAll(elsewhere, '… ')
  return [
    ...(words.search(soundsBad) < 0 ? [] : ['bad' as const]),
    ...(words.search(soundsGood) < 0 ? [] : ['good' as const]),
  ]
}

function labelOf(good: number, all: number): MoodLabel {
  if (all < enough) return 'not-enough'
  if (good / all >= 0.75) return 'happy'
  return good / all <= 0.25 ? 'low' : 'mixed'
}
