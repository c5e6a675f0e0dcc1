import type { SpeechToText } from '@pipit/conversation/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPromptSettlement } from './cancellation.ts'

export interface SpokenSample {
  speech: Int16Array
  words: string[]
}

interface Opened extends SpeechToText {
  /** No two have the same words. */
  samples: readonly [SpokenSample, SpokenSample, ...SpokenSample[]]
  close: () => Promise<void> | void
}

const samplesPerSecond = 16_000

export function describeSpeechToText(name: string, open: () => Promise<Opened>) {
  describe(`${name} as STT`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const hear = async (speech: Int16Array, signal = new AbortController().signal) =>
      (await opened.hear(speech, { language: 'en', signal })).text
    const wordsIn = async (speech: Int16Array) => wordsOf(await hear(speech))

    test('it recognises the words of each sample', async () => {
      for (const { speech, words } of opened.samples)
        expect(await wordsIn(speech)).toEqual(expect.arrayContaining(words))
    })

    test('it does not mix up concurrent requests', async () => {
      const samples = [...opened.samples, ...opened.samples]
      const recognised = await Promise.all(samples.map(({ speech }) => wordsIn(speech)))
      for (const [index, { words }] of samples.entries())
        expect(recognised[index]).toEqual(expect.arrayContaining(words))
    })

    test('it recognises nothing in silence, noise, a click and an empty input', async () => {
      expect(await hear(new Int16Array(samplesPerSecond))).toBe('')
      expect(await hear(noise(samplesPerSecond))).toBe('')
      expect(await hear(Int16Array.of(9_000))).toBe('')
      expect(await hear(new Int16Array())).toBe('')
    })

    test('it does not change the samples of the caller', async () => {
      const [{ speech, words }] = opened.samples
      const copy = speech.slice()
      expect(await wordsIn(copy)).toEqual(expect.arrayContaining(words))
      expect(copy).toEqual(speech)
    })

    test('it stops when a request is cancelled, and the next request works', async () => {
      const [first, other] = opened.samples
      const controller = new AbortController()
      const cancelled = hear(first.speech, controller.signal)
      const continued = wordsIn(other.speech)
      controller.abort()
      expect((await expectPromptSettlement(cancelled)).status).toBe('rejected')
      expect((await expectPromptSettlement(hear(first.speech, AbortSignal.abort()))).status).toBe('rejected')
      expect(await continued).toEqual(expect.arrayContaining(other.words))
      expect(await wordsIn(first.speech)).toEqual(expect.arrayContaining(first.words))
    })
  })
}

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []

function noise(length: number) {
  let seed = 7
  return Int16Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 2_000) - 1_000
  })
}
