import { joinSamples } from '@pipit/contract/audio/join-samples'
import type { TextToSpeech } from '@pipit/conversation/ports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, expectCancelAfterFirstChunk, expectCancelBeforeStart } from './cancellation.ts'

interface Opened extends TextToSpeech {
  close: () => Promise<void> | void
}

const short = 'Hello!'
const sentence = 'Hello Mia, shall we look for the little dragon together?'
const samplesPerSecond = 24_000

const unusualTexts: Record<string, string> = {
  markup: 'She said: <speak><break time="9s"/>"hello" & <b>bye</b></speak> *clap* # well',
  emoji: 'A dragon 🐉 and a family 👨‍👩‍👧‍👦 and a heart ❤️ came home.',
  'other letters': 'Zoë, José and Łukasz met 小明 at the café.',
  'half a character': 'That was \ud83d fun.',
  'command line options': '-voice nobody --help -o /tmp/x.wav',
  'line breaks and invisible characters': 'One\r\n\ttwo\u0000 three\u200b four.',
  'numbers and signs': 'On 3/4 at 5:30 it was -12.5 °C, 100% of $1,000.',
}

/** Every TTS must pass these tests. A fake server must synthesize the same text in the same way each time, too. */
export function describeTextToSpeech(name: string, open: () => Promise<Opened>) {
  describe(`${name} as TTS`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const speak = (text: string, signal = new AbortController().signal) =>
      opened.speak(text, { language: 'en', signal })
    const speech = (text: string) => collect(speak(text)).then(joinSamples)

    test('it streams pieces of audible 16-bit samples', async () => {
      const pieces = await collect(speak(sentence))
      for (const piece of pieces) {
        expect(piece).toBeInstanceOf(Int16Array)
        expect(piece.length).toBeGreaterThan(0)
      }
      const samples = await speech(sentence)
      expect(samples.length).toBeGreaterThan(samplesPerSecond)
      expect(samples.length).toBeLessThan(10 * samplesPerSecond)
      expect(peak(samples)).toBeGreaterThan(1_000)
    })

    test('it speaks a long sentence for longer than a short one', async () => {
      expect((await speech(sentence)).length).toBeGreaterThan(2 * (await speech(short)).length)
    })

    test('it returns no samples for an empty text', async () => {
      for (const nothing of ['', ' \n ']) expect(await collect(speak(nothing))).toEqual([])
    })

    test('it does not mix up concurrent requests', async () => {
      const texts = [short, sentence, 'One, two, three.', short, sentence, 'Good night.']
      const alone: Int16Array[] = []
      for (const text of texts) alone.push(await speech(text))
      expect(await Promise.all(texts.map(speech))).toEqual(alone)
    })

    test.for(Object.entries(unusualTexts))('it speaks a text with %s', async ([, text]) => {
      expect(peak(await speech(text))).toBeGreaterThan(1_000)
    })

    test('it speaks a very long text to its end', async () => {
      const samples = await speech('We went on and on, over the hills and far away. '.repeat(20))
      expect(samples.length).toBeGreaterThan(30 * samplesPerSecond)
    })

    test('it stops when a request is cancelled, and the next request works', async () => {
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

const peak = (samples: Int16Array) =>
  samples.reduce((loudestSoFar, sample) => Math.max(loudestSoFar, Math.abs(sample)), 0)
