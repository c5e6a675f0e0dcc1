import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import type { Voice } from '../features/chat/voice.ts'

/** What a test child can say: each is spoken as samples of one loudness, so that it can be told what was said. */
const sayings = ['', 'I like frogs', 'What is the moon made of', 'I want to hurt myself', 'Bye bye'] as const

const loudness = 1000
const silentChunksBeforeTheEnd = 3

export const chunk = (saying: number) => new Int16Array(childSpeech.chunkSamples).fill(saying * loudness)

interface Options {
  /** What the coach says to what the child said last; undefined: it hangs. */
  think?: (said: string | undefined) => string | undefined
  hear?: (text: string) => Promise<string>
  /** Of each sentence. */
  speechMilliseconds?: number
}

export type TestVoice = Voice & { close: () => Promise<void>; seen: (Uint8Array | null)[]; guidance: string[] }

/** A voice that understands at once and does what a test tells it. */
export function testVoice({
  think = (said) => (said ? `You said: ${said}.` : 'Hello there!'),
  hear,
  speechMilliseconds = 200,
}: Options = {}): TestVoice {
  const seen: (Uint8Array | null)[] = []
  const guidance: string[] = []
  return {
    seen,
    guidance,
    detector() {
      let speaking = false
      let silent = 0
      return {
        async detect(samples) {
          const loud = samples[0] !== 0
          silent = loud ? 0 : silent + 1
          if (loud === speaking || (speaking && silent < silentChunksBeforeTheEnd)) return null
          speaking = loud
          return { speaking, silenceMs: loud ? 0 : silent * 64 }
        },
      }
    },
    async hear(speech) {
      const saying = Math.max(...speech) / loudness
      const text = sayings[saying] ?? ''
      return hear ? hear(text) : text
    },
    async *think({ messages, picture, instructions: told }, { signal }) {
      seen.push(picture)
      guidance.push(told)
      const answer = think(messages.findLast(({ who }) => who === 'child')?.text)
      if (answer === undefined) await delay(60_000, undefined, { signal, ref: false })
      yield* (answer ?? '').split(/(?<= )/)
    },
    async *speak() {
      yield new Int16Array((speechMilliseconds * coachSpeech.rate) / 1000).fill(7)
    },
    warmUp: () => undefined,
    close: async () => undefined,
  }
}
