import { similarAnswers } from './similar-answers.ts'

interface Transcription {
  text: string
  /** The natural logarithm of the probability that the decoder gives to this text. */
  logProbability: number
  /** The same for another text. */
  score: (text: string) => Promise<number>
}

/**
 * How much less probable than the transcript an expected answer may be: about 30 times (e to the 3.5) if it sounds the
 * same, and less the more it differs. Measured with `npm run bench -- recognition`.
 */
const maxMargin = 3.5
/** Below this the decoder did not understand the speech, and the answer would be a guess. */
const minLogProbability = -5

/** An expected answer that the decoder finds nearly as probable as what it wrote; null if there is none. */
export async function rescore(transcription: Transcription, expectedAnswers: string[]): Promise<string | null> {
  let best: { text: string; score: number } | null = null
  for (const { text, distance } of similarAnswers(transcription.text, expectedAnswers)) {
    const score = await transcription.score(text)
    const required = transcription.logProbability - maxMargin * (1 - distance)
    if (score >= Math.max(required, minLogProbability, best?.score ?? -Infinity)) best = { text, score }
  }
  return best?.text ?? null
}
