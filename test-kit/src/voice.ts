import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import type { Voice } from '@pipit/server/features/chat/voice'

/** What a test child can say. Each text is encoded as samples of one loudness, so that `hear` can decode it. */
export const sayings = ['', 'I like frogs', 'What is the moon made of', 'I want to hurt myself', 'Bye bye'] as const

const loudness = 1000
const silentChunksToEnd = 3

export const chunk = (saying: number) => new Int16Array(childSpeech.chunkSamples).fill(saying * loudness)

interface Options {
  /** The reply to the child's last text. Undefined: the call hangs. */
  think?: (childText: string | undefined) => string | undefined
  hear?: (text: string) => Promise<string>
  /** The length of each spoken sentence. */
  speechMilliseconds?: number
}

export type TestVoice = Voice & {
  close: () => Promise<void>
  seen: (Uint8Array | null)[]
  guidance: string[]
  spokenBy: Set<string>
}

/** A voice that a test controls, without models. */
export function testVoice({
  think = (childText) => (childText ? `You said: ${childText}.` : 'Hello there!'),
  hear,
  speechMilliseconds = 200,
}: Options = {}): TestVoice {
  const seen: (Uint8Array | null)[] = []
  const guidance: string[] = []
  const spokenBy = new Set<string>()
  return {
    seen,
    guidance,
    spokenBy,
    detector() {
      let speaking = false
      let silent = 0
      return {
        async detect(samples) {
          const loud = samples[0] !== 0
          silent = loud ? 0 : silent + 1
          if (loud === speaking || (speaking && silent < silentChunksToEnd)) return null
          speaking = loud
          return { speaking, silenceMs: loud ? 0 : silent * 64 }
        },
      }
    },
    async hear(speech) {
      const saying = Math.max(...speech) / loudness
      const text = sayings[saying] ?? ''
      return { text: hear ? await hear(text) : text }
    },
    async *think({ messages, picture, instructions }, { signal }) {
      seen.push(picture)
      guidance.push(instructions)
      const reply = think(messages.findLast(({ who }) => who === 'child')?.text)
      if (reply === undefined) await delay(60_000, undefined, { signal, ref: false })
      yield* (reply ?? '').split(/(?<= )/)
    },
    async *speak(_, { voice = '' }) {
      spokenBy.add(voice)
      yield new Int16Array((speechMilliseconds * coachSpeech.rate) / 1000).fill(7)
    },
    speaksOnlyEnglish: false,
    chooseVoice: async (wanted) => (wanted === 'heart' ? 'simple' : wanted),
    warmUp: () => undefined,
    judge: null,
    fallback: { hear: () => null, think: null, speak: () => null },
    close: async () => undefined,
  }
}
