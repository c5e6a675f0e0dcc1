import { coachSpeech } from '@pipit/contract/chat/events'
import type { OnPlayed, Speaker } from './client/speaker.ts'

/** Has played each sentence the moment its last samples come. For tests and benchmarks, which do not wait for sound. */
export function createInstantSpeaker(onPlayed: OnPlayed): Speaker {
  const receivedMs = new Map<string, number>()
  return {
    play(sentence, samples) {
      receivedMs.set(sentence, (receivedMs.get(sentence) ?? 0) + (samples.length * 1000) / coachSpeech.rate)
    },
    endSentence(sentence) {
      onPlayed(sentence, receivedMs.get(sentence) ?? 0)
      receivedMs.delete(sentence)
    },
    report: () => undefined,
    stop: () => receivedMs.clear(),
    close: () => undefined,
  }
}
