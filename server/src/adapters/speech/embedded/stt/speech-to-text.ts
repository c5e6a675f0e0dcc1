import type { SpeechToText } from '@pipit/conversation/ports'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** 30 seconds; the rest of a longer utterance is ignored. */
const maxSamples = 30 * 16_000

export function createSpeechToText(workers: WorkerPool): SpeechToText {
  return {
    hear: async (speech, { signal }) =>
      ((await workers.run(speech.slice(0, maxSamples), signal)) as string | null) ?? '',
  }
}
