import type { PitchContour } from '@pipit/conversation/events'
import type { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import type { Utterance } from './read-utterances.ts'

const rate = 16_000
const chunkSamples = 1_024
/** `recordSpeech` adds this much silence on both sides. */
const marginSamples = 8_000
const inaudibleAmplitude = 200

interface EndOfUtterance {
  text: string
  isUncertain: boolean
  pitch: PitchContour | null
}

/** Speaks the sentence, cuts it where the child pauses, and returns what STT and the VAD make of the first part. */
export async function speakUtterance(
  speech: ReturnType<typeof createEmbeddedSpeech>,
  { said, rest }: Utterance,
): Promise<EndOfUtterance> {
  // The voice makes a short break at the comma.
  const whole = await recordSpeech(speech, rest === '' ? said : `${said}, ${rest}`)
  const recording = rest === '' ? whole : cutAt(whole, said.length / `${said} ${rest}`.length)
  const { signal } = new AbortController()
  const { text, isUncertain = false } = await speech.hear(recording, { language: 'en', signal })
  return { text, isUncertain, pitch: await endingPitch(speech, recording) }
}

/** Cuts at the longest break near the given share of the sentence. */
function cutAt(recording: Int16Array, share: number): Int16Array {
  const middle = marginSamples + Math.round((recording.length - 2 * marginSamples) * share)
  const reach = Math.round(0.6 * rate)
  let [start, longest, breakAt] = [middle - reach, 0, middle]
  for (let at = middle - reach; at < Math.min(recording.length - marginSamples, middle + reach); at++) {
    if (Math.abs(recording[at] ?? 0) > inaudibleAmplitude) start = at + 1
    if (at - start > longest) [longest, breakAt] = [at - start, start]
  }
  const cut = new Int16Array(breakAt + 2 * marginSamples)
  cut.set(recording.subarray(0, breakAt))
  return cut
}

async function endingPitch(speech: ReturnType<typeof createEmbeddedSpeech>, recording: Int16Array) {
  const { detect } = speech.detector()
  const padded = new Int16Array(recording.length + rate)
  padded.set(recording)
  let pitch: PitchContour | null = null
  for (let at = 0; at < padded.length; at += chunkSamples) {
    const change = await detect(padded.subarray(at, at + chunkSamples))
    if (change && !change.speaking) pitch = change.pitch ?? null
  }
  return pitch
}
