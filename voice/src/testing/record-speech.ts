import { createRequire } from 'node:module'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type { TextToSpeech } from '@pipit/conversation/ports'
import type speex from 'speex-resampler'

// Node and Vitest disagree about its default export.
const { default: Speex } = createRequire(import.meta.url)('speex-resampler') as typeof speex

const silenceSamples = 8_000

/** A microphone would record the text at 16,000 Hz, with half a second of silence on both sides. */
export async function recordSpeech(speak: TextToSpeech, text: string): Promise<Int16Array> {
  const speech = await toMicrophoneRate(
    joinSamples(await Array.fromAsync(speak.speak(text, { language: 'en', signal: new AbortController().signal }))),
  )
  const recording = new Int16Array(speech.length + 2 * silenceSamples)
  recording.set(speech, silenceSamples)
  return recording
}

export async function toMicrophoneRate(spoken: Int16Array): Promise<Int16Array> {
  const padded = new Int16Array(Math.ceil(spoken.length / 3) * 3)
  padded.set(spoken)
  await Speex.initPromise
  return pcmToSamples(new Speex(1, 24_000, 16_000).processChunk(Buffer.from(samplesToPcm(padded))))
}
