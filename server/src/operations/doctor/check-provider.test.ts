import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGeminiLiveServer } from '@pipit/voice/testing/gemini-live-server'
import { openOpenAiServer } from '@pipit/voice/testing/openai-server'
import { composeProviderCalls } from './compose-voice-checks.ts'
import { readConfig } from '../../config/config.ts'
import { freePort } from '@pipit/test-kit/free-port'
import { checkProvider } from './check-provider.ts'

const key = 'sk-the-right-key'
let openAi: Awaited<ReturnType<typeof openOpenAiServer>>
let gemini: Awaited<ReturnType<typeof openGeminiLiveServer>>
beforeAll(async () => {
  openAi = await openOpenAiServer({ key })
  gemini = await openGeminiLiveServer({ key })
})
afterAll(async () => {
  await openAi.close()
  await gemini.close()
})
beforeEach(() => {
  openAi.state.mode = 'normal'
  openAi.received.length = 0
})

const withOpenAi = () => ({
  HEAR: 'openai',
  THINK: 'openai',
  SPEAK: 'openai',
  JUDGE: 'openai',
  OPENAI_BASE_URL: openAi.url,
  OPENAI_API_KEY: key,
  OPENAI_HEAR_MODEL: 'whisper',
  OPENAI_THINK_MODEL: 'chat',
  OPENAI_SPEAK_MODEL: 'speech',
})

async function check(variables: Record<string, string>) {
  const { signal } = new AbortController()
  const calls = composeProviderCalls(readConfig(variables).voice)
  return (await Promise.all(calls.map((call) => checkProvider(call, signal)))).flat()
}

test('each configured provider gets one real request, with its model and key', async () => {
  expect((await check(withOpenAi())).map(({ level, text }) => `${level}: ${text.split(':')[0]}`)).toEqual([
    'ok: speech to text',
    'ok: the language model',
    'ok: text to speech',
    'ok: the judge of replies',
  ])
  expect(openAi.received.map(({ path }) => path).toSorted()).toEqual([
    '/v1/audio/speech',
    '/v1/audio/transcriptions',
    '/v1/chat/completions',
    '/v1/moderations',
  ])
})

test('a key that is refused is wrong for each provider, and is not printed', async () => {
  const findings = await check({ ...withOpenAi(), OPENAI_API_KEY: 'sk-wrong-key' })
  expect(findings).toHaveLength(4)
  for (const finding of findings)
    expect(finding).toMatchObject({
      level: 'problem',
      text: expect.stringContaining('refuses the key (401)'),
      fix: expect.stringContaining('OPENAI_API_KEY'),
    })
  expect(JSON.stringify(findings)).not.toContain('sk-')
})

test.each([
  ['rate-limited', 'has no more quota'],
  ['broken', 'does not answer as it should'],
  ['error-page', 'does not answer as it should'],
] as const)('a provider that is %s is explained', async (mode, text) => {
  openAi.state.mode = mode
  for (const finding of await check(withOpenAi()))
    expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining(text) })
})

test('a provider that cannot be reached is explained', async () => {
  const [finding] = await check({ ...withOpenAi(), OPENAI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` })
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('cannot be reached') })
})

test('a language model of Gemini is called, and a wrong key is reported', async () => {
  const variables = { THINK: 'gemini', GEMINI_URL: gemini.url, GEMINI_API_KEY: key }
  expect(await check(variables)).toMatchObject([{ level: 'ok', text: expect.stringContaining('the language model') }])
  expect(await check({ ...variables, GEMINI_API_KEY: 'wrong' })).toMatchObject([
    { level: 'problem', fix: expect.stringContaining('GEMINI_API_KEY') },
  ])
})

test('embedded providers are not called', async () => {
  expect(await check({})).toEqual([])
})
