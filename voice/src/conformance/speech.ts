import { OverloadedError } from '@pipit/conversation/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Speech } from '../speech.ts'

interface Opened {
  /** It has one process for STT. */
  speech: Speech
  /** A sentence at 16,000 Hz has silence on both sides. */
  utterance: Int16Array
  close: () => Promise<void> | void
}

const chunkSamples = 1_024

/** Speech with a queue must pass these tests, whether the queue is in this process or in others. */
export function describeSpeech(name: string, open: () => Promise<Opened>) {
  describe(`${name} with many speakers`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const hear = (maxWaitMs: number, { signal } = new AbortController()) =>
      opened.speech.hear(opened.utterance, { language: 'en', signal, maxWaitMs })
    const sttQueue = () => Object.entries(opened.speech.stats()).find(([queue]) => queue.endsWith('-stt'))?.[1]

    test('it detects the beginning and the end of speech in streams at the same time', async () => {
      const detectors = [opened.speech.detector(), opened.speech.detector()]
      const samples = new Int16Array(opened.utterance.length + 16_000)
      samples.set(opened.utterance)
      const changes: (boolean | undefined)[][] = [[], []]
      for (let at = 0; at < samples.length; at += chunkSamples) {
        const found = await Promise.all(detectors.map(({ detect }) => detect(samples.slice(at, at + chunkSamples))))
        for (const [stream, change] of found.entries()) if (change) changes[stream]?.push(change.speaking)
      }
      expect(changes).toEqual([
        [true, false],
        [true, false],
      ])
    })

    test('a full queue refuses what cannot wait, and cancelled work leaves it', async () => {
      const text = (await hear(60_000)).text
      const gone = new AbortController()
      const outcomes = Promise.allSettled(Array.from({ length: 30 }, () => hear(60_000, gone)))
      await expect(hear(0)).rejects.toBeInstanceOf(OverloadedError)
      await expect.poll(opened.speech.isBusy, { timeout: 3_000 }).toBe(true)
      await expect.poll(() => sttQueue()?.length, { timeout: 3_000 }).toBeGreaterThan(10)
      expect(sttQueue()?.refused).toBeGreaterThan(0)
      gone.abort(new Error('the child has gone'))
      for (const { status } of (await outcomes).slice(15)) expect(status).toBe('rejected')
      await expect.poll(() => sttQueue()?.length, { timeout: 3_000 }).toBe(0)
      expect(opened.speech.isBusy()).toBe(false)
      expect((await hear(60_000)).text).toBe(text)
    })
  })
}
