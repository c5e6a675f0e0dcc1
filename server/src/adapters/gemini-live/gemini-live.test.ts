import type { ThinkRequest } from '@pipit/conversation/ports'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderFailure } from '../network/provider-failure.ts'
import { openGeminiLiveServer } from '../testing/gemini-live-server.ts'
import { collect, settlesAtOnce } from '../testing/give-up.ts'
import { describeHearing } from '../testing/hearing-conformance.ts'
import { describeSpeaking } from '../testing/speaking-conformance.ts'
import { said } from '../testing/stand-in.ts'
import { describeThinking } from '../testing/thinking-conformance.ts'
import { geminiLive } from './gemini-live.ts'

const key = 'AIza-very-secret'
const secret = 'My name is Mia Sommer and I live in Rose Street'

async function open(model = 'gemini-3.8-live', patience = { first: 5_000, between: 5_000 }) {
  const server = await openGeminiLiveServer({ key })
  return { server, ...geminiLive({ url: server.url, key, model, voice: 'Kore' }, patience), close: server.close }
}

describeHearing('Gemini Live', async () => ({ ...(await open()), said }))
describeThinking('Gemini Live, aloud,', async () => {
  const { think, close } = await open()
  return { mind: think, close }
})
describeThinking('Gemini Live, in text,', async () => {
  const { think, close } = await open('gemini-live-2.5-flash-preview')
  return { mind: think, close }
})
describeSpeaking('Gemini Live', () => open())

describe('the Live API', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open('gemini-3.8-live', { first: 1_000, between: 1_000 })
  })
  beforeEach(() => {
    opened.server.state.mode = 'normal'
    opened.server.asked.length = 0
  })
  afterAll(() => opened.close())

  const never = () => ({ language: 'en', signal: new AbortController().signal })
  const hear = (asked = never()) => opened.hear.hear(said[0].speech, asked)
  const think = async (asked = never()) => (await collect(opened.think.think(aThought(), asked))).join('')
  const speak = (asked = never()) => collect(opened.speak.speak(secret, asked))
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
      clientContent: { turns: [{ role: 'user', parts: [{ text: secret }] }], turnComplete: true },
    })
  })

  test('is shown the picture', async () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)
    const pieces = await collect(opened.think.think({ ...aThought(), picture }, never()))
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
    const failure = await failureOf(
      (async () => {
        for await (const piece of opened.speak.speak('What is your favourite animal?', never())) pieces.push(piece)
      })(),
    )
    expect(failure.code).toBe('said-something-else')
    expect(pieces).toEqual([])
  })

  const faults = [
    ['hanging', 'timed-out'],
    ['hanging-midway', 'timed-out'],
    ['broken', 'closed-1011'],
    ['nonsense', 'broken'],
    ['truncated', 'closed-1006'],
    ['endless', 'too-much'],
    ['elsewhere', 'broken'],
  ] as const
  const questions = faults.flatMap(([mode, code]) => tasks.map(([name, ask]) => ({ mode, code, name, ask })))
  // Who falls silent after the child's words may just have chosen to say nothing.
  test.for(questions.filter(({ mode, name }) => mode !== 'hanging-midway' || name !== 'hear'))(
    '$mode: $name fails plainly',
    async ({ mode, code, ask }) => {
      const other = await openGeminiLiveServer({ key })
      opened.server.state.elsewhere = other.url.replace('ws:', 'http:')
      opened.server.state.mode = mode
      const failure = await failureOf(ask())
      expect(failure.code).toBe(code)
      expectNothingLeaks(failure)
      expect(other.asked).toEqual([])
      await other.close()
    },
  )

  test('a wrong key fails plainly, without it', async () => {
    const wrong = geminiLive({ url: opened.server.url, key: 'AIza-wrong', model: 'gemini-3.8-live', voice: null })
    const failure = await failureOf(wrong.hear.hear(said[0].speech, never()))
    expect(failure.code).toBe('closed-1008')
    expect(inspected(failure)).not.toContain('AIza')
  })

  test.for(tasks)('given up while it hangs: %s ends at once', async ([, ask]) => {
    opened.server.state.mode = 'hanging'
    const controller = new AbortController()
    const answer = ask({ language: 'en', signal: controller.signal })
    await expect.poll(() => opened.server.asked.length).toBe(1)
    controller.abort()
    expect(await settlesAtOnce(Promise.resolve(answer))).toMatchObject({
      status: 'rejected',
      reason: { name: 'AbortError' },
    })
  })
})

function aThought(): ThinkRequest {
  const context = {} as ThinkRequest['context']
  return {
    instructions: 'The child is called "Mia".',
    messages: [{ who: 'child', text: secret }],
    picture: null,
    context,
  }
}

async function failureOf(answer: Promise<unknown>): Promise<ProviderFailure> {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderFailure)
  return error as ProviderFailure
}

function expectNothingLeaks(failure: ProviderFailure) {
  for (const word of [key, 'Sommer', 'Rose Street', '127.0.0.1']) expect(inspected(failure)).not.toContain(word)
}

const inspected = (error: Error) =>
  JSON.stringify({ ...error, message: error.message, stack: error.stack, cause: error.cause })
