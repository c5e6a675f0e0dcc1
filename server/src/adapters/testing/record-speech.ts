import { createRequire } from 'node:module'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { pcmToSamples, samplesToPcm } from '@pipit/contract/audio/pcm'
import type { TextToSpeech } from '@pipit/conversation/ports'
import type speex from 'speex-resampler'

// Node and vitest do not agree on what its default export is.
const { default: Speex } = createRequire(import.meta.url)('speex-resampler') as typeof speex

/** What a microphone would send of a text that is read aloud: 16,000 Hz, with the silence of a room around it. */
export async function recordSpeech(speak: TextToSpeech, text: string): Promise<Int16Array> {
  const heard = await toMicrophoneRate(
    joinSamples(await Array.fromAsync(speak.speak(text, { language: 'en', signal: new AbortController().signal }))),
  )
  const room = new Int16Array(heard.length + 2 * silence)
  room.set(heard, silence)
  return room
}

/** The coach's speech, 24,000 Hz, as a microphone would hear it. */
export async function toMicrophoneRate(spoken: Int16Array): Promise<Int16Array> {
  const padded = new Int16Array(Math.ceil(spoken.length / 3) * 3)
  padded.set(spoken)
  await Speex.initPromise
  return pcmToSamples(new Speex(1, 24_000, 16_000).processChunk(Buffer.from(samplesToPcm(padded))))
}

const silence = 8_000
