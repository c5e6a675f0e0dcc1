import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProviderError } from '../provider-error.ts'
import { openGeminiLiveServer } from '../testing/gemini-live-server.ts'
import { cancelWhileWaiting, collect } from '../conformance/cancellation.ts'
import { describeSpeechToText } from '../conformance/speech-to-text.ts'
import {
  aThinkRequest,
  childWords,
  describeProviderErrors,
  inspect,
  providerErrorOf,
} from '../conformance/provider-errors.ts'
import { describeTextToSpeech } from '../conformance/text-to-speech.ts'
import { spokenSamples } from '../testing/fake-provider.ts'
import { describeLanguageModel } from '../conformance/language-model.ts'
import { createGeminiLive } from './gemini-live.ts'

const key = 'AIza-very-secret'

async function open(model = 'gemini-3.8-live', timeouts = { firstResponseMs: 5_000, idleMs: 5_000 }) {
  const server = await openGeminiLiveServer({ key })
  return { server, ...createGeminiLive({ url: server.url, key, model, voice: 'Kore' }, timeouts), close: server.close }
}

describeSpeechToText('Gemini Live', async () => ({ ...(await open()), samples: spokenSamples }))
describeLanguageModel('Gemini Live with spoken responses', () => open())
describeLanguageModel('Gemini Live with text responses', () => open('gemini-live-2.5-flash-preview'))
describeTextToSpeech('Gemini Live', () => open())

describeProviderErrors('gemini-live', async (fault) => {
  const opened = await open('gemini-3.8-live', { firstResponseMs: 1_000, idleMs: 1_000 })
  if (fault === 'gone') await opened.close()
  else opened.server.state.mode = fault
  return { ...opened, close: async () => void (fault !== 'gone' && (await opened.close())) }
})

describe('the Gemini Live adapter', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open('gemini-3.8-live', { firstResponseMs: 1_000, idleMs: 1_000 })
  })
  beforeEach(() => {
    opened.server.state.mode = 'normal'
    opened.server.received.length = 0
  })
  afterAll(() => opened.close())

  const withoutCancel = () => ({ language: 'en', signal: new AbortController().signal })
  const hear = (options = withoutCancel()) => opened.hear(spokenSamples[0].speech, options)
  const think = async (options = withoutCancel()) => (await collect(opened.think(aThinkRequest(), options))).join('')
  const speak = (options = withoutCancel()) => collect(opened.speak(childWords, options))
  const tasks = Object.entries({ hear, think, speak })

  test('the Live API gets a different setup for hear, think and speak', async () => {
    await hear()
    await think()
    await speak()
    const [heard, thought, spoken] = opened.server.received
    expect(heard?.[0]).toMatchObject({
      setup: {
        model: 'models/gemini-3.8-live',
        realtimeInputConfig: { automaticActivityDetection: { disabled: true } },
        inputAudioTranscription: {},
      },
    })
    expect(
      heard?.slice(1).map((message) => Object.keys('realtimeInput' in message ? message.realtimeInput : {})[0]),
    ).toEqual(['activityStart', 'audio', 'audio', 'activityEnd'])
    expect(thought?.[0]).toMatchObject({
      setup: {
        generationConfig: { responseModalities: ['AUDIO'], maxOutputTokens: 1_125, temperature: 0.7 },
        outputAudioTranscription: {},
      },
    })
    expect(spoken?.[0]).toMatchObject({
      setup: { generationConfig: { speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } } } },
    })
    expect(spoken?.[1]).toEqual({
      clientContent: { turns: [{ role: 'user', parts: [{ text: childWords }] }], turnComplete: true },
    })
  })

  test('the Live API gets the picture with the last turn', async () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)
    const pieces = await collect(opened.think({ ...aThinkRequest(), picture }, withoutCancel()))
    expect(pieces.join('')).toBe('I see a picture of 7 bytes.')
  })

  test.for(tasks)(
    'the Live API may respond slowly and complete its turn late: %s returns the same',
    async ([, ask]) => {
      const expected = await ask()
      opened.server.state.mode = 'slow'
      expect(await ask()).toEqual(expected)
    },
  )

  test('the Live API may stay silent after speech, and the transcript is returned', async () => {
    opened.server.state.mode = 'silent'
    expect(await hear()).toEqual({ text: 'The dragon and the castle.' })
  })

  test('the Live API may reply instead of reading aloud, and its speech is discarded', async () => {
    opened.server.state.mode = 'chatty'
    const pieces: Int16Array[] = []
    const failure = await providerErrorOf(
      (async () => {
        for await (const piece of opened.speak('What is your favourite animal?', withoutCancel())) pieces.push(piece)
      })(),
    )
    expect(failure.code).toBe('wrong-words-spoken')
    expect(pieces).toEqual([])
  })

  const faults = [
    ['hanging', 'timeout', null],
    ['hanging-midway', 'timeout', null],
    ['broken', 'unavailable', 1011],
    ['nonsense', 'invalid-response', null],
    ['truncated', 'connection-closed', 1006],
    ['endless', 'response-too-large', null],
    ['redirect', 'invalid-response', 302],
  ] as const
  const questions = faults.flatMap(([mode, code, status]) =>
    tasks.map(([name, ask]) => ({ mode, code, status, name, ask })),
  )
  // After a transcript, silence is a valid response.
  test.for(questions.filter(({ mode, name }) => mode !== 'hanging-midway' || name !== 'hear'))(
    'a Live API that is $mode makes $name fail with $code and without leaking secrets',
    async ({ mode, code, status, ask }) => {
      const other = await openGeminiLiveServer({ key })
      opened.server.state.redirectUrl = other.url.replace('ws:', 'http:')
      opened.server.state.mode = mode
      const failure = await providerErrorOf(ask())
      expect(failure).toMatchObject({ provider: 'gemini-live', code, status })
      expectNothingLeaks(failure)
      expect(other.received).toEqual([])
      await other.close()
    },
  )

  test('the Live API rejects a wrong key, and the error does not contain the key', async () => {
    const wrong = createGeminiLive({ url: opened.server.url, key: 'AIza-wrong', model: 'gemini-3.8-live', voice: null })
    const failure = await providerErrorOf(wrong.hear(spokenSamples[0].speech, withoutCancel()))
    expect(failure).toMatchObject({ code: 'unauthorized', status: 1008 })
    expect(inspect(failure)).not.toContain('AIza')
  })

  test.for(tasks)('the Live API may hang, and a cancelled %s ends at once', async ([, ask]) => {
    opened.server.state.mode = 'hanging'
    const settled = await cancelWhileWaiting(
      (signal) => ask({ language: 'en', signal }),
      () => opened.server.received.length,
    )
    expect(settled).toMatchObject({ status: 'rejected', reason: { name: 'AbortError' } })
  })
})

function expectNothingLeaks(error: ProviderError) {
  for (const word of [key, 'Sommer', 'Rose Street', '127.0.0.1']) expect(inspect(error)).not.toContain(word)
}
