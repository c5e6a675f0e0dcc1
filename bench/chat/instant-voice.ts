import { setImmediate as nextTick } from 'node:timers/promises'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import type { Voice } from '@pipit/server/features/chat/voice'

const loudSample = 1000

/** The first samples of the chunk contain the time at which it was sent, in milliseconds. */
export function stampedChunk(isLoud: boolean): Uint8Array {
  const samples = new Int16Array(childSpeech.chunkSamples).fill(isLoud ? loudSample : 0)
  new DataView(samples.buffer).setFloat64(0, performance.timeOrigin + performance.now(), true)
  return new Uint8Array(samples.buffer)
}

/** STT, language model and TTS take no time, so the measured time is the server's own. `delays` gets the milliseconds that each chunk took from the device. */
export function instantVoice(delays: number[] = []): Voice & { close: () => Promise<void> } {
  return {
    detector() {
      let speaking = false
      return {
        async detect(samples) {
          const sentAt = new DataView(samples.buffer, samples.byteOffset).getFloat64(0, true)
          delays.push(performance.timeOrigin + performance.now() - sentAt)
          const isLoud = samples[8] === loudSample
          if (isLoud === speaking) return null
          speaking = isLoud
          return { speaking, silenceMs: 0 }
        },
      }
    },
    hear: async () => ({ text: 'I saw a frog in the garden today' }),
    async *think() {
      yield 'A frog in the garden! '
      // A real model sends the rest later.
      await nextTick()
      yield 'What colour was it?'
    },
    async *speak() {
      yield new Int16Array(coachSpeech.rate / 10)
    },
    chooseVoice: async (wanted) => wanted,
    speaksOnlyEnglish: false,
    warmUp: () => undefined,
    judge: null,
    fallback: { hear: () => null, think: null, speak: () => null },
    close: async () => undefined,
  }
}
