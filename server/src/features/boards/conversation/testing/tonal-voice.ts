import { childSpeech, coachSpeech } from '@pipit/contract/chat/events'
import { sayings, testVoice, type TestVoice } from '@pipit/test-kit/voice'

const amplitude = 8000
/** Half of it, because Opus is lossy. */
const loudness = amplitude / 2
const hertzPerSaying = 300
const silentChunksToEnd = 3

/** Samples of a tone, which survive Opus as the test voice's constant ones do not. Saying 0 is silence. */
export function tone(saying: number, milliseconds: number, rate: number = childSpeech.rate) {
  const hertz = saying * hertzPerSaying
  return Int16Array.from({ length: (rate * milliseconds) / 1000 }, (_, index) =>
    Math.round(amplitude * Math.sin((2 * Math.PI * hertz * index) / rate)),
  )
}

export const isLoud = (samples: Int16Array) => samples.some((sample) => Math.abs(sample) > loudness)

/** Finds the saying whose tone these samples are. */
function sayingOf(samples: Int16Array) {
  const first = samples.findIndex((sample) => Math.abs(sample) > loudness)
  const loud = samples.subarray(
    first,
    samples.findLastIndex((sample) => Math.abs(sample) > loudness),
  )
  let crossings = 0
  for (let at = 1; at < loud.length; at += 1) if ((loud[at] ?? 0) >= 0 !== (loud[at - 1] ?? 0) >= 0) crossings += 1
  return Math.round((crossings * childSpeech.rate) / loud.length / 2 / hertzPerSaying)
}

/** The same each time, and like no tone, which would be taken for an echo of it. */
function noise(milliseconds: number) {
  let state = 1
  return Int16Array.from({ length: (coachSpeech.rate * milliseconds) / 1000 }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % (4 * amplitude)) - 2 * amplitude
  })
}

/** The test voice for children whose words come as Opus. */
export function tonalVoice(options: Parameters<typeof testVoice>[0] = {}): TestVoice {
  const { speechMilliseconds = 200 } = options
  return {
    ...testVoice(options),
    detector() {
      let speaking = false
      let silent = 0
      return {
        async detect(samples) {
          const loud = isLoud(samples)
          silent = loud ? 0 : silent + 1
          if (loud === speaking || (speaking && silent < silentChunksToEnd)) return null
          speaking = loud
          return { speaking, silenceMs: loud ? 0 : silent * 64 }
        },
      }
    },
    hear: async (speech) => ({ text: sayings[sayingOf(speech)] ?? '' }),
    async *speak() {
      yield noise(speechMilliseconds)
    },
  }
}
