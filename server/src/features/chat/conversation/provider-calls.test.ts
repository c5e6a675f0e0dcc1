import type { TurnContext } from '@pipit/conversation/effects'
import { expect, test } from 'vitest'
import { testVoice } from '@pipit/test-kit/voice'
import type { Voice } from '../voice.ts'
import { createProviderCalls } from './provider-calls.ts'

const hello = { type: 'speak', id: 'sentence', text: 'Hello.', markedText: 'Hello.', isPatient: false } as const

type Dependencies = Parameters<typeof createProviderCalls>[0]

const callsOf = (voice: Voice, onEvent: Dependencies['onEvent'] = () => undefined) =>
  createProviderCalls({
    voice,
    conversationId: 'conversation',
    log: { error: () => undefined, warn: () => undefined },
    device: { send: () => undefined },
    onCoachSpeech: () => undefined,
    onEvent,
  })

/** Providers that fail, with embedded ones that take over in some languages. */
function callsWithFailingProviders(language: string, takesOver = (spoken: string) => spoken.startsWith('en')) {
  const events: string[] = []
  const embedded = testVoice({ hear: async () => 'heard by the embedded model' })
  const embeddedFor = (spoken: string) => (takesOver(spoken) ? embedded : null)
  const voice: Voice = {
    ...testVoice(),
    hear: () => Promise.reject(new Error('no network')),
    // oxlint-disable-next-line require-yield
    async *speak() {
      throw new Error('no network')
    },
    fallback: { hear: embeddedFor, think: null, speak: embeddedFor },
  }
  const calls = callsOf(voice, (event) => events.push(event.type === 'heard' ? event.text : event.type))
  return {
    events,
    hear: () =>
      calls.hear(
        { type: 'hear', id: 'hear', utterance: 'u', language, expectedAnswers: [], isPatient: false },
        new Int16Array(1_600),
      ),
    speak: () => calls.speak({ ...hello, language, voice: 'heart' }),
  }
}

test('after speech to text has failed, the embedded one is used for the rest of the conversation', async () => {
  const { hear, events } = callsWithFailingProviders('en-GB')
  for (let times = 0; times < 3; times++) await hear()
  expect(events).toEqual(['hear-failed', 'heard by the embedded model', 'heard by the embedded model'])
})

test('speech to text gets the expected answers', async () => {
  const received: (string[] | undefined)[] = []
  const calls = callsOf({
    ...testVoice(),
    hear: async (_, { expectedAnswers }) => {
      received.push(expectedAnswers)
      return { text: '' }
    },
  })
  const speech = new Int16Array(1_600)
  await calls.hear(
    { type: 'hear', id: 'hear', utterance: 'u', language: 'en', expectedAnswers: ['the sea'], isPatient: false },
    speech,
  )
  expect(received).toEqual([['the sea']])
})

test('after text to speech has failed, the embedded one is used for the rest of the conversation', async () => {
  const { speak, events } = callsWithFailingProviders('en')
  speak()
  await expect.poll(() => events).toEqual(['speak-failed'])
  speak()
  await expect.poll(() => events).toEqual(['speak-failed', 'speak-progress', 'speak-progress'])
})

test('where the embedded provider cannot take over, the configured one is called again', async () => {
  const { hear, events } = callsWithFailingProviders('de')
  await hear()
  await hear()
  expect(events).toEqual(['hear-failed', 'hear-failed'])
})

test('a voice that takes over in every language speaks to a child of another language, too', async () => {
  const { speak, events } = callsWithFailingProviders('de', () => true)
  speak()
  await expect.poll(() => events).toEqual(['speak-failed'])
  speak()
  await expect.poll(() => events).toEqual(['speak-failed', 'speak-progress', 'speak-progress'])
})

test('the next reply is synthesized ahead in the voice of this one, until the child has spoken', async () => {
  const prepared: { sentences: string[]; voice: string | undefined; signal: AbortSignal }[] = []
  const calls = callsOf({
    ...testVoice(),
    foresee: async (conversationId) => [`What comes next in ${conversationId}.`],
    prepare: async (sentences, { voice: wanted, signal }) => void prepared.push({ sentences, voice: wanted, signal }),
  })
  const context = { conversationId: 'conversation', language: 'en' } as TurnContext
  const think = (id: string) =>
    calls.think(
      { type: 'think', id, source: 'language-model', instructions: '', messages: [], picture: null, context },
      null,
    )
  calls.speak({ ...hello, language: 'en', voice: 'emma' })
  await think('first')
  await expect.poll(() => prepared).toHaveLength(1)
  expect(prepared[0]).toMatchObject({ sentences: ['What comes next in conversation.'], voice: 'emma' })
  expect(prepared[0]?.signal.aborted).toBe(false)
  const next = think('second')
  expect(prepared[0]?.signal.aborted).toBe(true)
  await next
  await expect.poll(() => prepared).toHaveLength(2)
  calls.cancelAll()
  expect(prepared[1]?.signal.aborted).toBe(true)
})
