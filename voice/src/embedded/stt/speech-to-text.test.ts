import { findProfanity } from '@pipit/conversation/testing/find-profanity'
import { expect, test } from 'vitest'
import type { WorkerPool } from '../workers/worker-pool.ts'
import { createSpeechToText, type SttResult } from './speech-to-text.ts'

async function hear(result: SttResult | null) {
  const workers: Pick<WorkerPool, 'run'> = { run: async () => result }
  const { signal } = new AbortController()
  return createSpeechToText(workers, findProfanity).hear(new Int16Array(1_600), { language: 'en', signal })
}

test('the expected answer that was probably given is the text', async () => {
  const text = 'The first.'
  expect(await hear({ text, rescored: 'The forest.', isUncertain: true })).toEqual({ text: 'The forest.' })
  expect(await hear({ text, rescored: null, isUncertain: true })).toEqual({ text, isUncertain: true })
  expect(await hear(null)).toEqual({ text: '' })
})

test('words that a parent should know of are never replaced', async () => {
  for (const text of ['he hits me', 'I want to die', 'he touched my bottom', 'shit', 'nobody likes me'])
    expect(await hear({ text, rescored: 'the sheep', isUncertain: false })).toMatchObject({ text })
})
