import { similarAnswers } from './similar-answers.ts'

interface Transcription {
  text: string
  logProbability: number
  score: (text: string) => Promise<number>
}

/**
 * An expected answer may be about 30 times (e to the 3.5) less probable than the transcript if it sounds the same, and
 * less the more it differs. `npm run bench -- recognition` measures this.
 */
const maxMargin = 3.5
/** Below this the decoder did not understand the speech, and the answer would be a guess. */
const minLogProbability = -5

/** The decoder finds the returned answer nearly as probable as what it wrote; null if it finds none so. */
export async function rescore(transcription: Transcription, expectedAnswers: string[]): Promise<string | null> {
  let best: { text: string; score: number } | null = null
  for (const { text, distance } of similarAnswers(transcription.text, expectedAnswers)) {
    const score = await transcription.score(text)
    const required = transcription.logProbability - maxMargin * (1 - distance)
    if (score >= Math.max(required, minLogProbability, best?.score ?? -Infinity)) best = { text, score }
  }
  return best?.text ?? null
}
