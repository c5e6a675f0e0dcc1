import { frameLength, framesPerChunk } from '../vad/frames.ts'
import { nothingYet, type loadSilero } from '../vad/silero.ts'

/** With more silence around the speech Moonshine finds no words in it. */
const margin = 1_600
const surelySpeaks = 0.5
const perhapsSpeaks = 0.35

/** The part in which somebody speaks; null when nobody does. */
export async function trimSilence(
  speech: Int16Array,
  silero: Awaited<ReturnType<typeof loadSilero>>,
): Promise<Int16Array | null> {
  const step = framesPerChunk * frameLength
  const memory = nothingYet()
  let first = Infinity
  let last = -1
  let sure = false
  for (let at = 0; at < speech.length; at += step) {
    const frames = new Int16Array(step)
    frames.set(speech.subarray(at, at + step))
    const chances = await silero([{ frames, memory }])
    for (const [index, chance] of chances.entries()) {
      if (chance < perhapsSpeaks) continue
      sure ||= chance > surelySpeaks
      first = Math.min(first, at + index * frameLength)
      last = at + (index + 1) * frameLength
    }
  }
  return sure ? speech.subarray(Math.max(0, first - margin), last + margin) : null
}
