import { constants, setPriority } from 'node:os'
import { serveJobs } from '../workers/serve-jobs.ts'
import { loadMoonshine, type MoonshineSize } from './moonshine.ts'
import { loadSilero } from '../vad/silero.ts'
import { trimSilence } from './trim-silence.ts'

await serveJobs<Int16Array>(async () => {
  // The server itself, which forwards everybody's speech, goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const silero = await loadSilero()
  const moonshine = await loadMoonshine(process.argv[2] as MoonshineSize)
  // The first run is slower: do it before the first child speaks.
  await moonshine(new Int16Array(16_000), () => false)
  return async (speech, isCancelled) => {
    const trimmed = await trimSilence(speech, silero)
    return trimmed && tidy(await moonshine(trimmed, isCancelled))
  }
})

/** Moonshine often writes two commas. */
function tidy(text: string) {
  return text.replaceAll(/([,.!?])[,.]+/g, '$1').trim()
}
