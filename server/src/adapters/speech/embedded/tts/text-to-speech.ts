import type { TextToSpeech } from '@pipit/conversation/ports'
import { splitSentences } from '@pipit/conversation/turns/split-sentences'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** 100 ms. */
const samplesPerChunk = 2_400

/** One job per sentence, so that speech starts early and a long text does not block other conversations. */
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
