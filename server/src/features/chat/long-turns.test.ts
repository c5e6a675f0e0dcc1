import { describe, expect, test } from 'vitest'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'

let transcription = Promise.resolve()
const voice = testVoice({
  hear: async (text) => {
    await transcription
    return text
  },
})
const server = startTestServer({}, { voice })
const sockets = openSockets()

const like = 1
const hurt = 3

async function aConversation() {
  const family = await aFamilyInConversation(server, sockets)
  const { accountId, child, bearer } = family
  const params = { accountId, childId: child.id }
  const body = { speechRetentionDays: 5 }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body })
  const device = await family.connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  return { ...family, device }
}

type TestDevice = Awaited<ReturnType<typeof aConversation>>['device']

const readMailCount = async () => (await server.database.pool.query('select from outbox_mails')).rowCount

/** The events of a device are handled in order. */
async function allHandled(device: TestDevice) {
  const unknownCards = () => device.all('error').filter(([{ code }]) => code === 'unknown-card')
  const before = unknownCards().length
  device.socket.emit('card', device.next(), '0'.repeat(26))
  await expect.poll(unknownCards).toHaveLength(before + 1)
}

describe('a child who talks on without a pause', () => {
  test('is stored in full, and a grave sentence after 30 utterances reaches the parent with a mail', async () => {
    const { device, readChildTexts, readFlags, readRecordings } = await aConversation()
    const mailsBefore = Number(await readMailCount())
    for (let count = 0; count < 30; count++) {
      device.say(like)
      // More than 100 events that wait for the speech detector would be dropped.
      if (count % 5 === 0) await allHandled(device)
    }
    device.say(hurt)
    await expect.poll(readFlags).toMatchObject([{ category: 'self-harm', severity: 'high' }])
    await expect.poll(readMailCount).toBe(mailsBefore + 1)
    expect((await readChildTexts()).join(' ')).toBe(`${'I like frogs '.repeat(30)}I want to hurt myself`)
    await expect.poll(readRecordings).toHaveLength(2)
    expect(server.logLines).toEqual([])
  })

  test('is stored in full when somebody types a lot while the speech is being transcribed', async () => {
    const { device, readChildTexts, readFlags } = await aConversation()
    const { promise, resolve } = Promise.withResolvers<void>()
    transcription = promise
    device.say(like)
    for (let count = 0; count < 5; count++) device.type('ribbit '.repeat(285))
    device.type('I want to hurt myself')
    await allHandled(device)
    resolve()
    await expect.poll(readFlags).toMatchObject([{ category: 'self-harm', severity: 'high' }])
    const countWords = async (words: RegExp) => (await readChildTexts()).join(' ').match(words)?.length
    await expect.poll(() => countWords(/I like frogs/g)).toBe(1)
    expect(await countWords(/ribbit/g)).toBe(5 * 285)
  })
})
