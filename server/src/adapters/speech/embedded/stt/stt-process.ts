import { constants, setPriority } from 'node:os'
import { serveJobs } from '../workers/serve-jobs.ts'
import { loadMoonshine, type MoonshineSize } from './moonshine.ts'
import { loadSilero } from '../vad/silero.ts'
import { trimSilence } from './trim-silence.ts'

await serveJobs<Int16Array>(async () => {
  // The server, which forwards all speech, has priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const silero = await loadSilero()
  const moonshine = await loadMoonshine(process.argv[2] as MoonshineSize)
  // Warms up the model, because the first run is slower.
  await moonshine(new Int16Array(16_000), () => false)
  return async (speech, isCancelled) => {
    const trimmed = await trimSilence(speech, silero)
    return trimmed && removeRepeatedPunctuation(await moonshine(trimmed, isCancelled))
  }
})

/** Moonshine often writes two commas in a row. */
function removeRepeatedPunctuation(text: string) {
  return text.replaceAll(/([,.!?])[,.]+/g, '$1').trim()
}
