import type { SpeechToText } from '@pipit/conversation/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectPromptSettlement } from './cancellation.ts'

/** Speech at 16,000 Hz and words, in lower case, that are in it. */
export interface SpokenSample {
  speech: Int16Array
  words: string[]
}

interface Opened {
  hear: SpeechToText
  /** No two share all their words. */
  said: readonly [SpokenSample, SpokenSample, ...SpokenSample[]]
  close: () => Promise<void> | void
}

const second = 16_000

/** What holds for everybody who turns speech into text. */
export function describeSpeechToText(name: string, open: () => Promise<Opened>) {
  describe(`${name} hears`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const hear = (speech: Int16Array, signal = new AbortController().signal) =>
      opened.hear.hear(speech, { language: 'en', signal })
    const wordsIn = async (speech: Int16Array) => wordsOf(await hear(speech))

    test('what was said', async () => {
      for (const { speech, words } of opened.said) expect(await wordsIn(speech)).toEqual(expect.arrayContaining(words))
    })

    test('each its own, many at once', async () => {
      const said = [...opened.said, ...opened.said]
      const heard = await Promise.all(said.map(({ speech }) => wordsIn(speech)))
      for (const [index, { words }] of said.entries()) expect(heard[index]).toEqual(expect.arrayContaining(words))
    })

    test('nothing in silence, in noise, in a click, and in no samples at all', async () => {
      expect(await hear(new Int16Array(second))).toBe('')
      expect(await hear(noise(second))).toBe('')
      expect(await hear(Int16Array.of(9_000))).toBe('')
      expect(await hear(new Int16Array())).toBe('')
    })

    test('the speech as it was: the samples still belong to the caller', async () => {
      const [{ speech, words }] = opened.said
      const copy = speech.slice()
      expect(await wordsIn(copy)).toEqual(expect.arrayContaining(words))
      expect(copy).toEqual(speech)
    })

    test('no further once nobody wants to know, and the next one as ever', async () => {
      const [first, other] = opened.said
      const controller = new AbortController()
      const unwanted = hear(first.speech, controller.signal)
      const wanted = wordsIn(other.speech)
      controller.abort()
      expect((await expectPromptSettlement(unwanted)).status).toBe('rejected')
      expect((await expectPromptSettlement(hear(first.speech, AbortSignal.abort()))).status).toBe('rejected')
      expect(await wanted).toEqual(expect.arrayContaining(other.words))
      expect(await wordsIn(first.speech)).toEqual(expect.arrayContaining(first.words))
    })
  })
}

export const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? []

/** The same on every run. */
function noise(length: number) {
  let seed = 7
  return Int16Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647
    return (seed % 2_000) - 1_000
  })
}
