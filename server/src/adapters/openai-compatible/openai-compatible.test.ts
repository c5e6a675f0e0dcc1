import type { ThinkRequest } from '@pipit/conversation/ports'
import { setTimeout as listenElsewhere } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ProviderFailure } from '../network/provider-failure.ts'
import { collect, settlesAtOnce } from '../testing/give-up.ts'
import { describeHearing } from '../testing/hearing-conformance.ts'
import { openOpenAiServer } from '../testing/openai-server.ts'
import { describeSpeaking } from '../testing/speaking-conformance.ts'
import { said, tone } from '../testing/stand-in.ts'
import { describeThinking } from '../testing/thinking-conformance.ts'
import { openAiCompatible } from './openai-compatible.ts'

const key = 'sk-very-secret'
const models = { hearModel: 'whisper-1', thinkModel: 'qwen3', speakModel: 'kokoro', voice: 'alloy' }
const secret = 'My name is Mia Sommer and I live in Rose Street'

const never = () => ({ language: 'en', signal: new AbortController().signal })

async function open(
  options: Parameters<typeof openOpenAiServer>[0] = { key },
  patience = { first: 5_000, between: 5_000 },
) {
  const server = await openOpenAiServer(options)
  const provider = openAiCompatible({ baseUrl: server.url, key: options.key ?? null, ...models }, patience)
  return { server, ...provider, close: server.close }
}

describeHearing('a server that speaks as OpenAI does', async () => ({ ...(await open()), said }))
describeThinking('a server that speaks as OpenAI does', async () => {
  const { think, close } = await open()
  return { mind: think, close }
})
describeSpeaking('a server that speaks as OpenAI does', () => open())
describeSpeaking('a server that sends WAV files at a rate of its own', () => open({ wavRate: 22_050 }))

describe('an OpenAI-compatible server', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open({ key }, { first: 1_000, between: 1_000 })
  })
  beforeEach(() => {
    opened.server.state.mode = 'normal'
    opened.server.asked.length = 0
  })
  afterAll(() => opened.close())

  const hear = (asked = never()) => opened.hear.hear(said[0].speech, asked)
  const think = async (asked = never()) => (await collect(opened.think.think(aThought(), asked))).join('')
  const speak = (asked = never()) => collect(opened.speak.speak(secret, asked))
  const everything = { hear, think, speak } as const
  const tasks = Object.entries(everything)

  test('is asked for what the providers understand', async () => {
    await hear({ ...never(), language: 'pt-BR' })
    await think()
    await speak()
    const [heard, thought, spoken] = opened.server.asked
    expect(heard?.body).toContain('name="language"\r\n\r\npt\r\n')
    expect(heard?.headers.authorization).toBe(`Bearer ${key}`)
    expect(JSON.parse(thought?.body ?? '')).toMatchObject({
      model: 'qwen3',
      stream: true,
      messages: [{ role: 'system' }, { role: 'user' }],
    })
    expect(JSON.parse(spoken?.body ?? '')).toEqual({
      model: 'kokoro',
      voice: 'alloy',
      input: secret,
      response_format: 'pcm',
    })
  })

  test('is shown the picture', async () => {
    const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)
    const pieces = await collect(opened.think.think({ ...aThought(), picture }, never()))
    expect(pieces.join('')).toBe('I see a picture of 7 bytes.')
  })

  test('gets no key when there is none', async () => {
    const { server, think: mind, close } = await open({})
    await collect(mind.think(aThought(), never()))
    expect(server.asked[0]?.headers.authorization).toBeUndefined()
    await close()
  })

  test.for(tasks)('slow and cut anywhere: %s', async ([, ask]) => {
    const expected = flat(await ask())
    opened.server.state.mode = 'slow'
    expect(flat(await ask())).toEqual(expected)
  })

  const faults = [
    ['hanging', 'timed-out'],
    ['hanging-midway', 'timed-out'],
    ['broken', 'answered-500'],
    ['error-page', 'broken'],
    ['truncated', 'broken'],
    ['unfinished', 'broken'],
    ['endless', 'too-much'],
    ['elsewhere', 'unreachable'],
  ] as const
  test.for(faults.flatMap(([mode, code]) => tasks.map(([name, ask]) => ({ mode, code, name, ask }))))(
    '$mode: $name fails plainly',
    async ({ mode, code, ask }) => {
      const other = await openOpenAiServer()
      opened.server.state.elsewhere = other.url.replace('/v1', '')
      opened.server.state.mode = mode
      const failure = await failureOf(ask())
      expect(failure.code).toBe(code)
      expectNothingLeaks(failure)
      expect(opened.server.asked).toHaveLength(1)
      expect(other.asked).toEqual([])
      await other.close()
    },
  )

  test.for(tasks.slice(0, 2))('nonsense: %s fails plainly', async ([, ask]) => {
    opened.server.state.mode = 'nonsense'
    const failure = await failureOf(ask())
    expect(failure.code).toBe('broken')
    expectNothingLeaks(failure)
  })

  test.for(tasks)('nobody there: %s fails plainly', async ([name]) => {
    const gone = await open()
    await gone.close()
    const asking: Record<string, () => Promise<unknown>> = {
      hear: () => gone.hear.hear(said[0].speech, never()),
      think: () => collect(gone.think.think(aThought(), never())),
      speak: () => collect(gone.speak.speak(secret, never())),
    }
    expect(await failureOf(asking[name]?.() ?? Promise.resolve())).toMatchObject({ code: 'unreachable' })
  })

  test('a wrong key fails plainly, without it', async () => {
    const wrong = openAiCompatible({ baseUrl: opened.server.url, key: 'sk-wrong-but-secret', ...models })
    const failure = await failureOf(wrong.hear.hear(said[0].speech, never()))
    expect(failure.code).toBe('answered-401')
    expect(inspected(failure)).not.toContain('sk-wrong')
  })

  test.for(tasks)('given up while it hangs: %s ends at once', async ([, ask]) => {
    opened.server.state.mode = 'hanging-midway'
    const controller = new AbortController()
    const answer = ask({ language: 'en', signal: controller.signal })
    await expect.poll(() => opened.server.asked.length).toBe(1)
    controller.abort()
    expect(await settlesAtOnce(Promise.resolve(answer))).toMatchObject({
      status: 'rejected',
      reason: { name: 'AbortError' },
    })
  })

  test('thoughts between tags are not said', async () => {
    expect(await think()).not.toContain('What now')
  })
})

test('who listens slowly is not cut off', async () => {
  const between = 500
  const { speak, close } = await open({}, { first: 10_000, between })
  const lengths: number[] = []
  for await (const piece of speak.speak('One two three four five six seven. '.repeat(20), never())) {
    if (lengths.length === 1) await listenElsewhere(2 * between)
    lengths.push(piece.length)
  }
  await close()
  expect(lengths.reduce((sum, length) => sum + length)).toBe(tone(1, 35 * 20 * 0.06, 24_000).length)
})

describe('a WAV file instead of samples', () => {
  test('has the length and the sound that it should', async () => {
    const { speak, close } = await open({ wavRate: 22_050 })
    const pieces = await collect(speak.speak('Hello there, little one.', never()))
    const samples = pieces.flatMap((piece) => [...piece])
    await close()
    const expected = tone(200 + 24 * 10, 24 * 0.06, 24_000)
    expect(Math.abs(samples.length - expected.length)).toBeLessThan(1_500)
    // The same pitch; around it there is silence, of which nothing can be said.
    const second = [4_000, 28_000] as const
    expect(crossings(samples.slice(...second))).toBeCloseTo(crossings(expected.slice(...second)), -1)
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

const flat = (answer: string | Int16Array[]) =>
  typeof answer === 'string' ? answer : answer.flatMap((piece) => [...piece])

function crossings(samples: ArrayLike<number>) {
  let count = 0
  for (let at = 1; at < samples.length; at++) if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) count++
  return count
}
