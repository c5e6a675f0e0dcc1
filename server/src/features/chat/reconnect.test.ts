import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openSockets } from '@pipit/test-kit/sockets'
import { createTestDevice } from '@pipit/test-kit/test-device'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { everyDay } from '@pipit/test-kit/screen-time'
import { testVoice } from '@pipit/test-kit/voice'
import { conversationStore } from './conversation/conversation-store.ts'

const voice = testVoice()
const server = startTestServer({}, { voice })
const sockets = openSockets()
const aChildWithDevice = () => aFamilyInConversation(server, sockets)

describe('lost connections', () => {
  test('while a conversation runs, the device hears that the server is alive', async () => {
    const { connect } = await aChildWithDevice()
    const device = await connect()
    await device.start()
    await expect.poll(() => device.all('alive').length).toBeGreaterThan(1)
    device.socket.emit('stop')
    await device.waitForEvent('conversation-ended', device.conversation(), 'stopped')
    expect(device.all('closing')).toEqual([])
  })

  test('a device that lost its connection continues its conversation', async () => {
    const { connect, readTranscript } = await aChildWithDevice()
    const before = await connect()
    await before.start()
    before.type('I have a dog')
    await before.waitForCoachText('You said: I have a dog.')
    await expect.poll(readTranscript).toHaveLength(3)
    before.socket.disconnect()
    const after = await connect({ countFrom: 50 })
    expect(await after.start({ resume: before.conversation() })).toBeNull()
    await expect
      .poll(() => after.all('ready')[0]?.[0])
      .toMatchObject({ conversation: before.conversation(), resumed: true })
    after.type('he is brown')
    await after.waitForCoachText('You said: he is brown.')
    await expect
      .poll(async () => (await readTranscript()).map(({ text }) => text))
      .toEqual(['Hello there!', 'I have a dog', 'You said: I have a dog.', 'he is brown', 'You said: he is brown.'])
  })

  test('a device that lost its connection resends events that may not have arrived, and none is handled twice', async () => {
    const { connect, readChildTexts } = await aChildWithDevice()
    const before = await connect()
    await before.start()
    await before.waitForCoachText('Hello there!')
    before.socket.emit('text', 10, 'one')
    await before.waitForCoachText('You said: one.')
    before.socket.disconnect()
    const after = await connect({ countFrom: 50 })
    await after.start({ resume: before.conversation() })
    await expect.poll(() => after.all('ready').length).toBe(1)
    after.socket.emit('text', 10, 'one')
    after.type('two')
    await after.waitForCoachText('You said: two.')
    await expect.poll(readChildTexts).toEqual(['one', 'two'])
  })

  test('a device that lost its connection may continue its conversation on another server', async () => {
    const { connect, readTranscript, readChildTexts, readConversations } = await aChildWithDevice()
    const other = await server.another()
    const before = await connect()
    await before.start()
    before.type('I have a cat')
    await expect.poll(readTranscript).toHaveLength(3)
    const after = await connect({ url: other.url, countFrom: 50 })
    await after.start({ resume: before.conversation() })
    await before.waitForEvent('closing', 'replaced')
    after.type('she sleeps')
    await after.waitForCoachText('You said: she sleeps.')
    after.socket.emit('stop')
    await after.waitForEvent('conversation-ended', before.conversation(), 'stopped')
    await expect.poll(readConversations).toEqual([{ id: before.conversation(), endReason: 'stopped' }])
    expect(await readChildTexts()).toEqual(['I have a cat', 'she sleeps'])
    await other.close()
  })

  test('a device that lost its connection continues its conversation after the server was restarted', async () => {
    const { connect, readTranscript } = await aChildWithDevice()
    const first = await server.another()
    const before = await connect({ url: first.url })
    await before.start()
    before.type('wait for me')
    await expect.poll(readTranscript).toHaveLength(3)
    await first.close()
    expect(before.all('closing')).toEqual([['server-stopping']])
    const after = await connect({ countFrom: 50 })
    await after.start({ resume: before.conversation() })
    await expect.poll(() => after.all('ready')[0]?.[0].resumed).toBe(true)
  })

  test('a device that lost its connection starts a new conversation instead of resuming one of another device', async () => {
    const [mine, theirs] = await Promise.all([aChildWithDevice(), aChildWithDevice()])
    const [device, stranger] = await Promise.all([mine.connect(), theirs.connect()])
    await device.start()
    await stranger.start({ resume: device.conversation() })
    await expect.poll(() => stranger.all('ready')[0]?.[0]).toMatchObject({ resumed: false })
    expect(stranger.conversation()).not.toBe(device.conversation())
  })
})

test('a newer conversation of the same device replaces the older one', async () => {
  const { connect, readConversations } = await aChildWithDevice()
  const device = await connect()
  await device.start()
  const first = device.conversation()
  await device.start()
  await device.waitForEvent('conversation-ended', first, 'replaced')
  await expect.poll(readConversations).toMatchObject([{ endReason: 'replaced' }, { endReason: null }])
})

describe('the end of a conversation', () => {
  test('a conversation ends when the device is deactivated', async () => {
    const { connect, readConversations, accountId, bearer, deviceId } = await aChildWithDevice()
    const device = await connect()
    await device.start()
    const params = { accountId, deviceId }
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer })
    await device.waitForEvent('closing', 'deactivated')
    await expect.poll(readConversations).toMatchObject([{ endReason: 'deactivated' }])
  })

  test('a conversation ends when the superadmin who acts as the device signs out', async () => {
    const { deviceId, readConversations } = await aChildWithDevice()
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const { access_token } = await server.call('GET /auth/tokens/device/:deviceId', {
      params: { deviceId },
      bearer,
      reason: 'test',
    })
    const device = createTestDevice(await sockets.device(server.url, access_token))
    await device.start()
    await server.call('POST /auth/sign-out', { bearer })
    await device.waitForEvent('closing', 'signed-out')
    await expect.poll(readConversations).toMatchObject([{ endReason: 'stopped' }])
  })

  test('a conversation ends when the child’s profile is deleted, and its transcript is deleted too', async () => {
    const { connect, accountId, bearer, child, readTranscript } = await aChildWithDevice()
    const device = await connect()
    await device.start()
    await device.waitForCoachText('Hello there!')
    await expect.poll(readTranscript).toHaveLength(1)
    await server.call('DELETE /accounts/:accountId/children/:childId', {
      params: { accountId, childId: child.id },
      bearer,
    })
    device.type('hello?')
    await device.waitForEvent('conversation-ended', device.conversation(), 'deactivated')
    expect(await readTranscript()).toEqual([])
  })

  test('a conversation ends when no process has renewed its lease for two minutes', async () => {
    const { connect, readConversations, readTranscript } = await aChildWithDevice()
    const device = await connect()
    await device.start()
    // Saving an entry renews the lease, so wait until that has happened.
    await expect.poll(readTranscript).toHaveLength(1)
    const { pool } = server.database
    await pool.query(`update conversations set alive_at = now() - interval '1 hour' where id = $1`, [
      device.conversation(),
    ])
    await conversationStore(server.database).endAbandoned()
    await expect.poll(readConversations).toMatchObject([{ endReason: 'disconnected' }])
  })
})

test('the coach remembers what the child said in an earlier conversation', async () => {
  const { connect } = await aChildWithDevice()
  const device = await connect()
  await device.start()
  device.type('My favourite animal is the newt')
  await expect.poll(device.entries).toHaveLength(3)
  await device.start()
  await expect.poll(() => device.all('ready')).toHaveLength(2)
  await expect
    .poll(() => voice.guidance.at(-1))
    .toContain('From earlier conversations: "My favourite animal is the newt"')
})

test('a conversation ends when the child’s daily time is used up', async () => {
  const { connect, accountId, bearer, child } = await aChildWithDevice()
  const params = { accountId, childId: child.id }
  await server.call('PATCH /accounts/:accountId/children/:childId', {
    params,
    bearer,
    body: { screenTime: everyDay({ minutes: 5 }) },
  })
  const device = await connect()
  await device.start()
  await device.waitForCoachText('Hello there!')
  const longAgo = `update conversations set started_at = date_trunc('day', now()), alive_at = date_trunc('day', now()) + interval '1 hour'`
  await server.database.pool.query(`${longAgo} where id = $1`, [device.conversation()])
  await device.start()
  await expect.poll(device.coachTexts).toContain('Our time is up for today, Mia.')
})
