import { similarAnswers } from './similar-answers.ts'

interface Transcription {
  text: string
  logProbability: number
  score: (text: string) => Promise<number>
}

/** An answer that sounds the same may be 30 times (e to the 3.5) less probable; see `npm run bench -- recognition`. */
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
