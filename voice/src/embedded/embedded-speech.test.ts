import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { describeSpeechToText, wordsOf } from '../conformance/speech-to-text.ts'
import { recordFailures } from '../testing/record-failures.ts'
import { recordSpeech } from '../testing/record-speech.ts'
import { describeSpeech } from '../conformance/speech.ts'
import { describeTextToSpeech } from '../conformance/text-to-speech.ts'
import { createRemoteSpeech } from '../remote/remote-speech.ts'
import { startVoiceProcess } from '../remote/testing/voice-process.ts'
import { createEmbeddedSpeech } from './embedded-speech.ts'

const speech = createEmbeddedSpeech({ workers: 1 })
const close = () => {}
const dragon = {
  text: 'Once upon a time, a little dragon lived in a big green forest.',
  words: ['little', 'dragon', 'green'],
}
const birds = {
  text: 'Can you tell me why the birds are singing in the morning?',
  words: ['birds', 'singing', 'morning'],
}
const record = async ({ text, words }: typeof dragon) => ({ speech: await recordSpeech(speech, text), words })

beforeAll(() => speech.warmUp())
afterAll(() => speech.close())

describeTextToSpeech('Flite', async () => ({ speak: speech.speak, close }))
describeSpeechToText('Moonshine', async () => ({
  hear: speech.hear,
  samples: [await record(dragon), await record(birds)],
  close,
}))
describeSpeech('embedded speech', async () => ({ speech, utterance: (await record(birds)).speech, close }))
describeSpeech('the speech of a voice process', async () => {
  const token = 'a-shared-secret-of-the-voice'
  const { log } = recordFailures()
  const process = await startVoiceProcess({ speech, token, log })
  const remote = createRemoteSpeech({ urls: [process.url], token, log })
  await vi.waitUntil(() => remote.processCount() === 1, { timeout: 5_000 })
  async function closeBoth() {
    await remote.close()
    await process.close()
  }
  return { speech: remote, utterance: (await record(birds)).speech, close: closeBoth }
})

describe('speech to text', () => {
  test('Moonshine transcribes the first 30 seconds of a longer utterance', async () => {
    const endless = new Int16Array(45 * 16_000)
    endless.set((await record(dragon)).speech)
    endless.set((await record(birds)).speech, 31 * 16_000)
    const options = { language: 'en', signal: new AbortController().signal }
    const words = wordsOf((await speech.hear(endless, options)).text)
    expect(words).toEqual(expect.arrayContaining(dragon.words))
    expect(words).not.toContain('birds')
  })

  test('Moonshine decides for an expected answer only if the child may have said it', async () => {
    const options = { language: 'en', signal: new AbortController().signal }
    const expectedAnswers = ['green', 'blue', 'pink', 'white']
    const green = await recordSpeech(speech, "it's green")
    expect(await speech.hear(green, options)).toMatchObject({ text: "It's screen." })
    expect(await speech.hear(green, { ...options, expectedAnswers })).toEqual({ text: "It's green." })
    const no = await recordSpeech(speech, 'no')
    expect(await speech.hear(no, { ...options, expectedAnswers })).toMatchObject({ text: 'No.' })
  })
})

describe('voice activity detection', () => {
  const chunkLength = 1_024

  /** The times, in seconds, at which speech began and ended. */
  async function changes(samples: Int16Array, step = chunkLength) {
    const { detect } = speech.detector()
    const found: { speaking: boolean; silenceMs: number; at: number }[] = []
    for (let at = 0; at < samples.length; at += step) {
      const change = await detect(samples.subarray(at, at + step))
      if (change) found.push({ ...change, at: (at + step) / 16_000 })
    }
    return found
  }

  async function twoSentences() {
    const one = await recordSpeech(speech, dragon.text)
    const two = await recordSpeech(speech, birds.text)
    const both = new Int16Array(one.length + two.length + 16_000)
    both.set(one)
    both.set(two, one.length)
    return { both, pause: one.length / 16_000 }
  }

  test('Silero detects the beginning and the end of each sentence', async () => {
    const { both, pause } = await twoSentences()
    const found = await changes(both)
    expect(found.map(({ speaking }) => speaking)).toEqual([true, false, true, false])
    const [begins, ends, beginsAgain] = found
    expect(begins?.at).toBeGreaterThan(0.4)
    expect(begins?.at).toBeLessThan(1)
    expect(ends?.silenceMs).toBeGreaterThanOrEqual(500)
    expect(ends?.silenceMs).toBeLessThan(600)
    expect(Math.abs(Number(ends?.at) - pause)).toBeLessThan(0.5)
    expect(beginsAgain?.at).toBeGreaterThan(pause + 0.4)
  })

  test('Silero detects the same with any chunk size and with several streams at once', async () => {
    const { both } = await twoSentences()
    const alone = await changes(both)
    for (const found of await Promise.all([200, 512, 700, 1_600].map((step) => changes(both, step)))) {
      expect(found.map(({ speaking }) => speaking)).toEqual(alone.map(({ speaking }) => speaking))
      for (const [index, { at }] of found.entries()) expect(Math.abs(at - Number(alone[index]?.at))).toBeLessThan(0.1)
    }
  })

  test('Silero does not detect speech in noise and music', async () => {
    const threeSeconds = { length: 48_000 }
    const noise = Int16Array.from(threeSeconds, (_, at) => ((at * at * 7_919) % 4_001) - 2_000)
    const jingle = Int16Array.from(threeSeconds, (_, at) => {
      const note = [262, 330, 392, 523][Math.floor(at / 4_000) % 4] ?? 262
      const tone = (overtone: number) => Math.sin((Math.PI * note * overtone * at) / 8_000)
      const tones = tone(1) + 0.5 * tone(2) + 0.3 * tone(3) + 0.2 * tone(4) + 0.1 * tone(5)
      return 6_000 * Math.exp(-(at % 4_000) / 3_000) * tones
    })
    expect(await changes(noise)).toEqual([])
    expect(await changes(jingle)).toEqual([])
  })
})
