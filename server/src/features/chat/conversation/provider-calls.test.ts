import { expect, test } from 'vitest'
import { testVoice } from '../../../testing/voice.ts'
import type { Voice } from '../voice.ts'
import { createProviderCalls } from './provider-calls.ts'

const noLog = { error: () => undefined, warn: () => undefined }

/** Providers of which all but the embedded ones fail. */
function callsWithFailingProviders(language: string) {
  const events: string[] = []
  const embedded = testVoice({ hear: async () => 'heard by the embedded model' })
  const voice: Voice = {
    ...testVoice(),
    hear: () => Promise.reject(new Error('no network')),
    // oxlint-disable-next-line require-yield
    async *speak() {
      throw new Error('no network')
    },
    fallback: { hear: embedded, think: null, speak: embedded },
  }
  const calls = createProviderCalls({
    voice,
    conversationId: 'conversation',
    log: noLog,
    device: { send: () => undefined },
    onCoachSpeech: () => undefined,
    onEvent: (event) => events.push(event.type === 'heard' ? event.text : event.type),
  })
  return {
    events,
    hear: () => calls.hear({ type: 'hear', id: 'hear', utterance: 'u', language }, new Int16Array(1_600)),
    speak: () => calls.speak({ id: 'sentence', text: 'Hello.', language, voice: 'heart' }),
  }
}

test('after speech to text has failed, the embedded one is used for the rest of the conversation', async () => {
  const { hear, events } = callsWithFailingProviders('en-GB')
  for (let times = 0; times < 3; times++) await hear()
  expect(events).toEqual(['hear-failed', 'heard by the embedded model', 'heard by the embedded model'])
})

test('after text to speech has failed, the embedded one is used for the rest of the conversation', async () => {
  const { speak, events } = callsWithFailingProviders('en')
  speak()
  await expect.poll(() => events).toEqual(['speak-failed'])
  speak()
  await expect.poll(() => events).toEqual(['speak-failed', 'speak-progress', 'speak-progress'])
})

test('the embedded speech, which is English, is not used in another language', async () => {
  const { hear, events } = callsWithFailingProviders('de')
  await hear()
  await hear()
  expect(events).toEqual(['hear-failed', 'hear-failed'])
})
