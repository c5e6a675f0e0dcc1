import type { TextToSpeech } from '@pipit/conversation/ports'
import { splitSentences } from '@pipit/conversation/turns/split-sentences'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** A tenth of a second. */
const samplesPerChunk = 2_400

/** Sentence by sentence, so that the first is soon there and whoever has much to say lets others in between. */
export function createTextToSpeech(workers: WorkerPool): TextToSpeech {
  return {
    async *speak(text, { signal }) {
      for (const sentence of splitSentences(`${text}\n`).sentences) {
        const speech = (await workers.run(sentence, signal)) as Int16Array
        for (let at = 0; at < speech.length; at += samplesPerChunk) {
          signal.throwIfAborted()
          yield speech.slice(at, at + samplesPerChunk)
        }
      }
    },
  }
}
