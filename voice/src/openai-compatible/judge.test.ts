import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openOpenAiServer } from '../testing/openai-server.ts'
import { inspect, providerErrorOf } from '../conformance/provider-errors.ts'
import { createOpenAiJudge } from './judge.ts'

const key = 'key-very-secret'
const childText = 'My name is Mia Sommer'

describe.each([
  ['a moderation model', 'omni-moderation-latest', '/v1/moderations'],
  ['a chat model', 'qwen3', '/v1/chat/completions'],
])('%s as a judge', (_, model, path) => {
  let server: Awaited<ReturnType<typeof openOpenAiServer>>
  beforeAll(async () => {
    server = await openOpenAiServer({ key })
  })
  beforeEach(() => {
    server.state.mode = 'normal'
    server.received.length = 0
  })
  afterAll(() => server.close())

  const judge = (text: string, signal = new AbortController().signal) =>
    createOpenAiJudge({ baseUrl: server.url, key, model, timeoutMs: 400 }).judge(
      { text, childText, age: 5, language: 'en' },
      { language: 'en', signal },
    )

  test('an ordinary reply is safe, and a harmful one is not', async () => {
    expect(await judge('The fox jumps.')).toEqual({ isSafe: true })
    expect(await judge('Take a knife.')).toEqual({ isSafe: false, category: 'violence' })
    expect(server.received.map((request) => request.path)).toEqual([path, path])
    expect(server.received[0]?.body).toContain('The fox jumps.')
  })

  test.for([
    ['hanging', 'timeout'],
    ['hanging-midway', 'timeout'],
    ['broken', 'unavailable'],
    ['rate-limited', 'rate-limited'],
    ['expired-key', 'unauthorized'],
    ['error-page', 'invalid-response'],
    ['nonsense', 'invalid-response'],
    ['truncated', 'invalid-response'],
  ] as const)('a server that is %s gives no verdict but the error %s', async ([mode, code]) => {
    server.state.mode = mode
    const error = await providerErrorOf(judge('The fox jumps.'))
    expect(error).toMatchObject({ provider: 'openai-compatible', code })
    for (const secret of ['Sommer', 'fox', key]) expect(inspect(error)).not.toContain(secret)
  })

  test('a request that is cancelled rejects with the reason', async () => {
    await expect(judge('The fox jumps.', AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled')
  })
})

test('a chat model that answers with anything but a verdict is no judge', async () => {
  const server = await openOpenAiServer()
  const { judge } = createOpenAiJudge({ baseUrl: server.url, key: null, model: 'qwen3', timeoutMs: 400 })
  const request = { text: 'babble', childText: null, age: null, language: 'en' }
  const error = await providerErrorOf(judge(request, { language: 'en', signal: new AbortController().signal }))
  await server.close()
  expect(error.code).toBe('invalid-response')
})
