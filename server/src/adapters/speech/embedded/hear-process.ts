import { constants, setPriority } from 'node:os'
import { answerJobs } from './answer-jobs.ts'
import { openMoonshine, type Size } from './moonshine.ts'
import { openSilero } from './silero.ts'
import { trimSilence } from './trim-silence.ts'

await answerJobs<Int16Array>(async () => {
  // Passing on everybody's speech goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const silero = await openSilero()
  const moonshine = await openMoonshine(process.argv[2] as Size)
  // The first time takes longer, and nobody should wait for that.
  await moonshine(new Int16Array(16_000), () => false)
  return async (speech, isGivenUp) => {
    const trimmed = await trimSilence(speech, silero)
    return trimmed && tidy(await moonshine(trimmed, isGivenUp))
  }
})

/** Moonshine likes to write two commas. */
function tidy(text: string) {
  return text.replaceAll(/([,.!?])[,.]+/g, '$1').trim()
}
