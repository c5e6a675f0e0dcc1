import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProviderError } from '../network/provider-error.ts'
import { openGeminiLiveServer } from '../testing/gemini-live-server.ts'
import { collect, expectPromptSettlement } from '../testing/cancellation.ts'
import { describeSpeechToText } from '../testing/speech-to-text-conformance.ts'
import {
  aThinkRequest,
  childWords,
  describeProviderErrors,
  inspect,
  providerErrorOf,
} from '../testing/provider-error-conformance.ts'
import { describeTextToSpeech } from '../testing/text-to-speech-conformance.ts'
import { spokenSamples } from '../testing/fake-provider.ts'
import { describeLanguageModel } from '../testing/language-model-conformance.ts'
import { createGeminiLive } from './gemini-live.ts'

const key = 'AIza-very-secret'

async function open(model = 'gemini-3.8-live', timeouts = { firstResponseMs: 5_000, idleMs: 5_000 }) {
  const server = await openGeminiLiveServer({ key })
  return { server, ...createGeminiLive({ url: server.url, key, model, voice: 'Kore' }, timeouts), close: server.close }
}

describeSpeechToText('Gemini Live', async () => ({ ...(await open()), said: spokenSamples }))
describeLanguageModel('Gemini Live, aloud,', async () => {
  const { think, close } = await open()
  return { model: think, close }
})
describeLanguageModel('Gemini Live, in text,', async () => {
  const { think, close } = await open('gemini-live-2.5-flash-preview')
  return { model: think, close }
})
describeTextToSpeech('Gemini Live', () => open())

describeProviderErrors('gemini-live', async (fault) => {
  const opened = await open('gemini-3.8-live', { firstResponseMs: 1_000, idleMs: 1_000 })
  if (fault === 'gone') await opened.close()
  else opened.server.state.mode = fault
  return { ...opened, close: async () => void (fault !== 'gone' && (await opened.close())) }
})

describe('the Live API', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open('gemini-3.8-live', { firstResponseMs: 1_000, idleMs: 1_000 })
  })
  beforeEach(() => {
    opened.server.state.mode = 'normal'
    opened.server.asked.length = 0
  })
  afterAll(() => opened.close())

  const never = () => ({ language: 'en', signal: new AbortController().signal })
  const hear = (asked = never()) => opened.hear.hear(spokenSamples[0].speech, asked)
  const think = async (asked = never()) => (await collect(opened.think.think(aThinkRequest(), asked))).join('')
  const speak = (asked = never()) => collect(opened.speak.speak(childWords, asked))
  const tasks = Object.entries({ hear, think, speak })

  test('is set up for what is asked', async () => {
    await hear()
    await think()
    await speak()
    const [heard, thought, spoken] = opened.server.asked
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
      setup: { generationConfig: { responseModalities: ['AUDIO'] }, outputAudioTranscription: {} },
    })
    expect(spoken?.[0]).toMatchObject({
      setup: { generationConfig: { speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } } } },
    })
    expect(spoken?.[1]).toEqual({
      clientContent: { turns: [{ role: 'user', parts: [{ text: childWords }] }], turnComplete: true },
    })
  })

  test('is shown the picture', async () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)
    const pieces = await collect(opened.think.think({ ...aThinkRequest(), picture }, never()))
    expect(pieces.join('')).toBe('I see a picture of 7 bytes.')
  })

  test.for(tasks)('slow, and waiting for what it said to be played: %s', async ([, ask]) => {
    const expected = await ask()
    opened.server.state.mode = 'slow'
    expect(await ask()).toEqual(expected)
  })

  test('heard is also what it chooses not to answer', async () => {
    opened.server.state.mode = 'silent'
    expect(await hear()).toBe('The dragon and the castle.')
  })

  test('what it says instead of reading aloud is never heard', async () => {
    opened.server.state.mode = 'chatty'
    const pieces: Int16Array[] = []
    const failure = await providerErrorOf(
      (async () => {
        for await (const piece of opened.speak.speak('What is your favourite animal?', never())) pieces.push(piece)
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
    ['elsewhere', 'invalid-response', 302],
  ] as const
  const questions = faults.flatMap(([mode, code, status]) =>
    tasks.map(([name, ask]) => ({ mode, code, status, name, ask })),
  )
  // Who falls silent after the child's words may just have chosen to say nothing.
  test.for(questions.filter(({ mode, name }) => mode !== 'hanging-midway' || name !== 'hear'))(
    '$mode: $name fails plainly',
    async ({ mode, code, status, ask }) => {
      const other = await openGeminiLiveServer({ key })
      opened.server.state.elsewhere = other.url.replace('ws:', 'http:')
      opened.server.state.mode = mode
      const failure = await providerErrorOf(ask())
      expect(failure).toMatchObject({ provider: 'gemini-live', code, status })
      expectNothingLeaks(failure)
      expect(other.asked).toEqual([])
      await other.close()
    },
  )

  test('a wrong key fails plainly, without it', async () => {
    const wrong = createGeminiLive({ url: opened.server.url, key: 'AIza-wrong', model: 'gemini-3.8-live', voice: null })
    const failure = await providerErrorOf(wrong.hear.hear(spokenSamples[0].speech, never()))
    expect(failure).toMatchObject({ code: 'unauthorized', status: 1008 })
    expect(inspect(failure)).not.toContain('AIza')
  })

  test.for(tasks)('given up while it hangs: %s ends at once', async ([, ask]) => {
    opened.server.state.mode = 'hanging'
    const controller = new AbortController()
    const answer = ask({ language: 'en', signal: controller.signal })
    await expect.poll(() => opened.server.asked.length).toBe(1)
    controller.abort()
    expect(await expectPromptSettlement(Promise.resolve(answer))).toMatchObject({
      status: 'rejected',
      reason: { name: 'AbortError' },
    })
  })
})

function expectNothingLeaks(error: ProviderError) {
  for (const word of [key, 'Sommer', 'Rose Street', '127.0.0.1']) expect(inspect(error)).not.toContain(word)
}
