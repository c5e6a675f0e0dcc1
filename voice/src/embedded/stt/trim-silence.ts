import { frameLength, framesPerChunk } from '../vad/frames.ts'
import { createVadState, type loadSilero } from '../vad/silero.ts'

/** With more silence around the speech, Moonshine recognizes no words. */
const marginSamples = 1_600
const speechThreshold = 0.5
const silenceThreshold = 0.35

/** Null means that there is no speech. */
export async function trimSilence(
  speech: Int16Array,
  silero: Awaited<ReturnType<typeof loadSilero>>,
): Promise<Int16Array | null> {
  const step = framesPerChunk * frameLength
  const state = createVadState()
  let first = Infinity
  let last = -1
  let hasSpeech = false
  for (let at = 0; at < speech.length; at += step) {
    const frames = new Int16Array(step)
    frames.set(speech.subarray(at, at + step))
    const probabilities = await silero([{ frames, state }])
    for (const [index, probability] of probabilities.entries()) {
      if (probability < silenceThreshold) continue
      hasSpeech ||= probability > speechThreshold
      first = Math.min(first, at + index * frameLength)
      last = at + (index + 1) * frameLength
    }
  }
  return hasSpeech ? speech.subarray(Math.max(0, first - marginSamples), last + marginSamples) : null
}
