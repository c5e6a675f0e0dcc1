import { coachSpeech } from '@pipit/contract/chat/events'
import { instantVoice } from '../chat/instant-voice.ts'

/** The length of each of the two sentences of a reply. */
const sentenceSeconds = 5

/** Somebody speaks above this loudness. */
const loudness = 4000

/** Hears that somebody speaks, and replies at once. */
export function quickBoardVoice(): ReturnType<typeof instantVoice> {
  return {
    ...instantVoice(),
    detector() {
      let speaking = false
      return {
        async detect(samples) {
          const isLoud = samples.some((sample) => Math.abs(sample) > loudness)
          if (isLoud === speaking) return null
          speaking = isLoud
          return { speaking, silenceMs: 0 }
        },
      }
    },
  }
}

/** Hears nothing in what boards send, so that only texts are answered, and speaks for long. */
export function deafBoardVoice(onHeard: () => void): ReturnType<typeof instantVoice> {
  return {
    ...instantVoice(),
    detector: () => ({
      async detect() {
        onHeard()
        return null
      },
    }),
    async *speak() {
      // A real voice, too, yields a second at a time, and much faster than it is played.
      for (let second = 0; second < sentenceSeconds; second += 1) yield aSecondOfSpeech
    },
  }
}

/** A hum with overtones that swells four times a second, as syllables do: Opus has to work for it. */
const aSecondOfSpeech = Int16Array.from({ length: coachSpeech.rate }, (_, at) => {
  const time = at / coachSpeech.rate
  const overtones = [1, 2, 3, 5, 8].map((overtone) => Math.sin(2 * Math.PI * 170 * overtone * time) / overtone)
  return 5000 * Math.sin(4 * Math.PI * time) ** 2 * overtones.reduce((sum, each) => sum + each, 0)
})
