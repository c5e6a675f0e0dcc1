import type { PitchContour } from '../events.ts'
import { classifyCompleteSentence, type CompleteSentence } from './classify-complete-sentence.ts'
import { completenessOf } from './sentence-completeness.ts'

interface EndOfSpeech {
  age: number | null
  /** The child has said all of this in the turn. */
  text: string
  /** STT doubts the last words. */
  isUncertain: boolean
  /** It was measured at the end of the last utterance, or is null. */
  pitch: PitchContour | null
  expectedAnswers: string[]
}

/** The turn is over after this much silence. Younger children pause longer between words. */
export function endpointingDelayMs({ age, text, isUncertain, pitch, expectedAnswers }: EndOfSpeech): number {
  const completeness = completenessOf(text, expectedAnswers)
  if (completeness === 'unfinished') return unfinishedDelayMs
  const kind = completeness === 'complete' ? classifyCompleteSentence(text) : completeness
  const years = age ?? 6
  const baseMs = years < 6 ? 900 : years < 9 ? 700 : 550
  const intonation = pitch === 'rising' && isQuestion(text) ? 'level' : (pitch ?? 'unknown')
  // Doubtful words may have been others: "I want a" was heard as "I one day".
  const minDelayMs = isUncertain && kind !== 'expected' ? minOpenDelayMs : minDelaysMs[kind]
  return Math.max(minDelayMs, baseMs + adjustmentsMs[kind][intonation])
}

const unfinishedDelayMs = 1_900
const minOpenDelayMs = 1_300
const minDelaysMs = { open: minOpenDelayMs, narrative: 1_200, statement: 0, short: 0, expected: 0 }

/**
 * A falling voice often ends a sentence, and a rising one announces more. The evidence is weak, so it counts little.
 */
const statement = { falling: -100, level: 50, rising: 100, unknown: 0 }
const adjustmentsMs: Record<'open' | 'expected' | CompleteSentence, Record<PitchContour | 'unknown', number>> = {
  open: { falling: 400, level: 500, rising: 600, unknown: 500 },
  narrative: statement,
  statement,
  short: { falling: -350, level: -200, rising: -150, unknown: -250 },
  expected: { falling: -400, level: -350, rising: -350, unknown: -350 },
}

const question =
  /^(?:what|where|who|which|why|how|when|do|does|did|is|are|was|can|could|will|would|may|shall)\b|\?\s*$/i
const isQuestion = (text: string) => question.test(text.trim())
