import { afterAll, expect, test } from 'vitest'
import { createOpenAiCompatible } from '../../../adapters/openai-compatible/openai-compatible.ts'
import { openOpenAiServer } from '../../../adapters/testing/openai-server.ts'
import { aFamilyInConversation } from '../../../testing/family-in-conversation.ts'
import { openSockets } from '../../../testing/sockets.ts'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { testVoice } from '../../../testing/voice.ts'

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
const server = startTestServer({}, { voice: { ...testVoice(), think } })
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
  expect((await readFlags()).map(({ category }) => category)).toEqual(['personal-data', 'personal-data', 'abuse'])
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
