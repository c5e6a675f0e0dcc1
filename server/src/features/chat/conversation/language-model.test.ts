import { afterAll, expect, test } from 'vitest'
import { createScriptedCoach } from '../../../adapters/language/scripted/scripted-coach.ts'
import { createOpenAiCompatible } from '../../../adapters/openai-compatible/openai-compatible.ts'
import { openOpenAiServer } from '../../../adapters/testing/openai-server.ts'
import { aFamilyInConversation } from '../../../testing/family-in-conversation.ts'
import { openSockets } from '../../../testing/sockets.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { testVoice } from '../../../testing/voice.ts'
import { findProfanity } from '../find-profanity.ts'

const openAi = await openOpenAiServer()
afterAll(() => openAi.close())
const { think } = createOpenAiCompatible({
  baseUrl: openAi.url,
  key: null,
  hearModel: '',
  thinkModel: 'model',
  speakModel: '',
  voice: '',
}).think
const fallback = { hear: () => null, think: createScriptedCoach({ findProfanity }), speak: () => null }
const server = startTestServer({}, { voice: { ...testVoice(), think, fallback } })
const sockets = openSockets()

test('an address, a telephone number and a disclosure are in no later prompt, of this conversation or the next', async () => {
  const { connect, readChildTexts, readFlags } = await aFamilyInConversation(server, sockets)
  const sayings = [
    'I have a rabbit because I like rabbits',
    'I live at 12 Oak Street in Bristol',
    'my telephone number is 555 867 5309',
    'my uncle hurts me because I am bad',
    'we were in his garage when it happened',
    'I want to talk about the moon',
  ]
  const device = await connect()
  await device.start()
  await expect.poll(() => device.entries().length).toBe(1)
  for (const said of sayings) {
    const before = device.entries().length
    device.type(said)
    await expect.poll(() => device.entries().length).toBe(before + 2)
  }
  expect(await readChildTexts()).toEqual(sayings)
  const categories = (await readFlags()).map(({ category }) => category)
  expect(categories).toEqual(expect.arrayContaining(['personal-data', 'abuse']))
  const prompts = () => openAi.received.map(({ body }) => body)
  expect(prompts().join('\n')).not.toMatch(/Oak|Bristol|867|uncle/)

  const requestsBefore = openAi.received.length
  const next = await connect()
  await next.start()
  await expect.poll(() => openAi.received.length).toBeGreaterThan(requestsBefore)
  const [greeting] = prompts().slice(requestsBefore)
  expect(greeting).toContain('I have a rabbit')
  expect(greeting).not.toMatch(/Oak|Bristol|867|uncle|garage|bad/)
})

test('a server of the language model that fails in mid-conversation is replaced by the scripted coach, which answers', async () => {
  const { connect, accountId, bearer, child } = await aFamilyInConversation(server, sockets)
  const device = await connect()
  await device.start()
  await device.waitForCoachText(`Hello ${child.name}!`)
  openAi.state.mode = 'broken'
  device.type('why is the sky blue')
  await expect.poll(() => device.coachTexts().join(' ')).toMatch(/the air .*blue/i)
  openAi.state.mode = 'normal'
  const requests = openAi.received.length
  const entries = device.entries().length
  device.type('let us play I spy')
  await expect.poll(() => device.entries().length).toBeGreaterThan(entries + 1)
  expect(openAi.received).toHaveLength(requests)
  const params = { accountId, childId: child.id }
  const { conversations } = await server.call('GET /accounts/:accountId/children/:childId/transcripts', {
    params,
    bearer,
  })
  expect(conversations).toMatchObject([{ scriptedSince: expect.any(String) }])
})
