import { afterAll, describe, expect, test } from 'vitest'
import { recordSpeech } from '../../../testing/record-speech.ts'
import { wordsOf } from '../../../conformance/speech-to-text.ts'
import { describeTextToSpeech } from '../../../conformance/text-to-speech.ts'
import { createEmbeddedSpeech } from '../../embedded-speech.ts'
import { kokoroVoices } from './voices.ts'

/** The weights are 97 MB and rendering is slow, so these tests run only with a folder such as data/voices. */
const voicesFolder = process.env.TEST_VOICES_FOLDER ?? ''

describe.runIf(voicesFolder)('with the weights', { timeout: 600_000 }, () => {
  const speech = createEmbeddedSpeech({ voicesFolder, workers: 1 })
  const speakAs = (voice: string) => ({
    speak: (...[text, options]: Parameters<typeof speech.speak>) => speech.speak(text, { ...options, voice }),
  })
  afterAll(() => speech.close())

  describeTextToSpeech('Kokoro', async () => ({ ...speakAs('heart'), close: () => {} }))

  test.for(Object.keys(kokoroVoices))('Moonshine understands the voice %s', async (voice) => {
    const recorded = await recordSpeech(speakAs(voice), 'The little dragon lived in a green forest.')
    const { text } = await speech.hear(recorded, { language: 'en', signal: new AbortController().signal })
    expect(wordsOf(text)).toEqual(expect.arrayContaining(['little', 'dragon', 'green', 'forest']))
  })
})
