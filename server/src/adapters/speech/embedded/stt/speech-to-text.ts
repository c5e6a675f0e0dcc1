import type { SpeechToText } from '@pipit/conversation/ports'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** Half a minute; of a longer speech the beginning is heard. */
const maxSamples = 30 * 16_000

export function createSpeechToText(workers: WorkerPool): SpeechToText {
  return {
    hear: async (speech, { signal }) =>
      ((await workers.run(speech.slice(0, maxSamples), signal)) as string | null) ?? '',
  }
}
