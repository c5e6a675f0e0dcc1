import type { SpeechToText } from '@pipit/conversation/ports'
import { checkChild } from '@pipit/conversation/safeguards/check'
import type { FindProfanity } from '@pipit/conversation/findings'
import type { WorkerPool } from '../workers/worker-pool.ts'

export interface SttJob {
  speech: Int16Array
  expectedAnswers: string[]
}

export interface SttResult {
  text: string
  /** The child probably gave this expected answer; null if the text is one of them. */
  rescored: string | null
  isUncertain: boolean
}

/** The rest of an utterance that is longer than 30 seconds is ignored. */
const maxSamples = 30 * 16_000

export function createSpeechToText(workers: Pick<WorkerPool, 'run'>, findProfanity: FindProfanity): SpeechToText {
  /** Words that a parent should know of are never replaced. */
  const isHarmless = (text: string) => checkChild(text, { before: '', findProfanity }).length === 0

  return {
    async hear(speech, { expectedAnswers = [], signal, maxWaitMs }) {
      const job: SttJob = { speech: speech.slice(0, maxSamples), expectedAnswers }
      const result = (await workers.run(job, { signal, maxWaitMs })) as SttResult | null
      if (!result) return { text: '' }
      const { text, rescored, isUncertain } = result
      return rescored !== null && isHarmless(text) ? { text: rescored } : { text, isUncertain }
    },
  }
}
