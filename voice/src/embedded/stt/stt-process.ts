import { constants, setPriority } from 'node:os'
import { serveWork } from '@pipit/concurrency/serve-work'
import { loadMoonshine, type MoonshineSize } from './moonshine.ts'
import { loadSilero } from '../vad/silero.ts'
import { rescore } from './rescoring/rescore.ts'
import type { SttJob, SttResult } from './speech-to-text.ts'
import { trimSilence } from './trim-silence.ts'

/** Below this, most transcripts of the benchmark (endpointing-spoken-false-ends) have a wrong word. */
const minMeanWordLogProbability = -0.28

await serveWork<SttJob, unknown>(async () => {
  // The server, which forwards all speech, has priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const silero = await loadSilero()
  const moonshine = await loadMoonshine(process.argv[2] as MoonshineSize)
  // The first run is slower.
  await moonshine(new Int16Array(16_000), () => false)
  return async ({ speech, expectedAnswers }, isCancelled): Promise<SttResult | null> => {
    const trimmed = await trimSilence(speech, silero)
    const transcription = trimmed && (await moonshine(trimmed, isCancelled))
    if (!transcription) return null
    const rescored = await rescore(transcription, expectedAnswers)
    const isUncertain = transcription.meanWordLogProbability < minMeanWordLogProbability
    return { text: removeRepeatedPunctuation(transcription.text), rescored, isUncertain }
  }
})

/** Moonshine often writes two commas in a row. */
function removeRepeatedPunctuation(text: string) {
  return text.replaceAll(/([,.!?])[,.]+/g, '$1').trim()
}
