import { coachSpeech } from '@pipit/contract/chat/events'
import type { OnPlayed, Speaker } from './client/speaker.ts'

/** Reports each sentence as played as soon as it is complete, so tests and benchmarks need not wait. */
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
