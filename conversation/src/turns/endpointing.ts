import type { PitchContour } from '../events.ts'
import { completenessOf, type Completeness } from './sentence-completeness.ts'

interface EndOfSpeech {
  age: number | null
  /** Everything that the child has said in this turn. */
  text: string
  /** At the end of the last utterance; null if it was not measured. */
  pitch: PitchContour | null
  expectedAnswers: string[]
}

/** How long silence lasts before the turn is over. Younger children pause longer between words. */
export function endpointingDelayMs({ age, text, pitch, expectedAnswers }: EndOfSpeech): number {
  const completeness = completenessOf(text, expectedAnswers)
  if (completeness === 'unfinished') return unfinishedDelayMs
  const years = age ?? 6
  const baseMs = years < 6 ? 900 : years < 9 ? 700 : 550
  const intonation = pitch === 'rising' && isQuestion(text) ? 'level' : (pitch ?? 'unknown')
  const delayMs = baseMs + adjustmentsMs[completeness][intonation]
  return completeness === 'open' ? Math.max(minOpenDelayMs, delayMs) : delayMs
}

const unfinishedDelayMs = 1_900
const minOpenDelayMs = 1_300

/** A falling voice often ends a sentence, and a rising one announces more. Weak evidence, so it counts little. */
const adjustmentsMs: Record<Exclude<Completeness, 'unfinished'>, Record<PitchContour | 'unknown', number>> = {
  open: { falling: 400, level: 500, rising: 600, unknown: 500 },
  complete: { falling: -50, level: 50, rising: 200, unknown: 0 },
  expected: { falling: -250, level: -200, rising: -200, unknown: -200 },
}

const question =
  /^(?:what|where|who|which|why|how|when|do|does|did|is|are|was|can|could|will|would|may|shall)\b|\?\s*$/i
const isQuestion = (text: string) => question.test(text.trim())
