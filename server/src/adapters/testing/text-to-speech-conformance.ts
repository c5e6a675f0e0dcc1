import { joinSamples } from '@pipit/contract/audio/join-samples'
import type { TextToSpeech } from '@pipit/conversation/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, expectCancelAfterFirstChunk, expectCancelBeforeStart } from './cancellation.ts'

interface Opened {
  /** Says the same text in the same way each time: a server that stands in for a real one sees to that. */
  speak: TextToSpeech
  close: () => Promise<void> | void
}

const short = 'Hello!'
const sentence = 'Hello Mia, shall we look for the little dragon together?'
const perSecond = 24_000

const odd: Record<string, string> = {
  markup: 'She said: <speak><break time="9s"/>"hello" & <b>bye</b></speak> *clap* # well',
  emoji: 'A dragon 🐉 and a family 👨‍👩‍👧‍👦 and a heart ❤️ came home.',
  'other letters': 'Zoë, José and Łukasz met 小明 at the café.',
  'half a character': 'That was \ud83d fun.',
  'what a program might take as an option': '-voice nobody --help -o /tmp/x.wav',
  'lines and unseen characters': 'One\r\n\ttwo\u0000 three\u200b four.',
  'numbers and signs': 'On 3/4 at 5:30 it was -12.5 °C, 100% of $1,000.',
}

/** What holds for everybody who turns text into speech. */
export function describeTextToSpeech(name: string, open: () => Promise<Opened>) {
  describe(`${name} speaks`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const speak = (text: string, signal = new AbortController().signal) =>
      opened.speak.speak(text, { language: 'en', signal })
    const speech = (text: string) => collect(speak(text)).then(joinSamples)

    test('in pieces of 16-bit samples that can be heard', async () => {
      const pieces = await collect(speak(sentence))
      for (const piece of pieces) {
        expect(piece).toBeInstanceOf(Int16Array)
        expect(piece.length).toBeGreaterThan(0)
      }
      const samples = await speech(sentence)
      expect(samples.length).toBeGreaterThan(perSecond)
      expect(samples.length).toBeLessThan(10 * perSecond)
      expect(loudest(samples)).toBeGreaterThan(1_000)
    })

    test('longer, the more there is to say', async () => {
      expect((await speech(sentence)).length).toBeGreaterThan(2 * (await speech(short)).length)
    })

    test('not at all when there is nothing to say', async () => {
      for (const nothing of ['', ' \n ']) expect(await collect(speak(nothing))).toEqual([])
    })

    test('each its own, many at once', async () => {
      const texts = [short, sentence, 'One, two, three.', short, sentence, 'Good night.']
      const alone: Int16Array[] = []
      for (const text of texts) alone.push(await speech(text))
      expect(await Promise.all(texts.map(speech))).toEqual(alone)
    })

    test.for(Object.entries(odd))('%s', async ([, text]) => {
      expect(loudest(await speech(text))).toBeGreaterThan(1_000)
    })

    test('a very long text', async () => {
      const samples = await speech('We went on and on, over the hills and far away. '.repeat(20))
      expect(samples.length).toBeGreaterThan(30 * perSecond)
    })

    test('no further once nobody listens, and the next one as ever', async () => {
      const before = await speech(short)
      await expectCancelBeforeStart((signal) => speak(sentence, signal))
      await expectCancelAfterFirstChunk((signal) => speak(sentence.repeat(20), signal))
      for await (const piece of speak(sentence.repeat(20))) {
        expect(piece.length).toBeGreaterThan(0)
        break
      }
      expect(await speech(short)).toEqual(before)
    })
  })
}

const loudest = (samples: Int16Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
