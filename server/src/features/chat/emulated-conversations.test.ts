import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createScriptedCoach } from '@pipit/coach/scripted-coach'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import type { createTestDevice } from '@pipit/test-kit/test-device'
import { testVoice } from '@pipit/test-kit/voice'
import { createPlayHistories } from '../memories/play-histories.ts'
import { findProfanity } from './find-profanity.ts'

const fail = (message: string, error: unknown) => expect.fail(`${message}: ${String(error)}`)
let coach: ReturnType<typeof createScriptedCoach> | undefined
const server = startTestServer(
  {},
  { voice: { ...testVoice(), think: (...request) => scriptedCoach().think(...request) } },
)
const sockets = openSockets()

/** With the memories of the database, which is there once a test runs. */
function scriptedCoach() {
  const memories = createPlayHistories(server.database, { error: fail, warn: fail })
  return (coach ??= createScriptedCoach({ findProfanity, memories }))
}

async function aFamilyWithSupport() {
  const family = await aFamilyInConversation(server, sockets)
  const { accountId, bearer, child } = family
  const ofChild = { params: { accountId, childId: child.id }, bearer }
  const jobsOfChild = 'select last_error from graphile_worker._private_jobs where strpos(payload::text, $1) > 0'
  const waitForJobs = async () => {
    await expect.poll(async () => (await server.database.pool.query(jobsOfChild, [child.id])).rows).toEqual([])
  }
  return {
    ...family,
    async say(device: ReturnType<typeof createTestDevice>, text: string) {
      const before = device.entries().length
      device.type(text)
      await expect.poll(() => device.entries().length).toBeGreaterThan(before + 1)
    },
    async stop(device: ReturnType<typeof createTestDevice>) {
      device.socket.emit('stop')
      await device.waitForEvent('conversation-ended', device.conversation(), 'stopped')
      await expect.poll(async () => (await family.readConversations()).every(({ endReason }) => endReason)).toBe(true)
      await waitForJobs()
    },
    waitForJobs,
    days: async () => (await server.call('GET /accounts/:accountId/children/:childId/insights', ofChild)).items,
    memories: () => server.call('GET /accounts/:accountId/children/:childId/memories', ofChild),
    flags: async () => (await server.call('GET /accounts/:accountId/children/:childId/flags', ofChild)).items,
    transcript: () => server.call('GET /accounts/:accountId/children/:childId/transcripts', ofChild),
    async today() {
      const { children } = await server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })
      return children.find(({ id }) => id === child.id)
    },
  }
}

test('what a superadmin says in the emulator is Pipit support’s: the family reads it, and nothing of it counts as the child’s', async () => {
  const family = await aFamilyWithSupport()
  const { emulate, connect, say, stop, bearer, accountId } = family
  const support = await emulate()
  await support.start()
  for (const text of [
    'I have a dog called Bruno',
    'I am so sad',
    "let's play a story",
    'the forest',
    'I want to hurt myself',
  ])
    await say(support, text)
  expect(await support.socket.emitWithAck('status', { battery: 3, firmware: '9.9.9' })).toBeNull()
  await stop(support)
  const reported = await server.call('GET /accounts/:accountId/devices/:deviceId', {
    params: { accountId, deviceId: family.deviceId },
    bearer,
  })
  expect(reported).toMatchObject({ battery: null, firmware: null })

  const { items, conversations } = await family.transcript()
  expect(conversations).toMatchObject([{ id: support.conversation(), emulated: true }])
  expect(items.filter(({ text }) => text === 'I want to hurt myself')).toMatchObject([
    { speaker: 'support', withheld: false, flags: [] },
  ])
  const download = await server.call('GET /accounts/:accountId/children/:childId/transcripts/download', {
    params: { accountId, childId: family.child.id },
    bearer,
  })
  expect(await download.text()).toContain('Pipit support: I have a dog called Bruno')

  expect(await family.days()).toEqual([])
  expect(await family.flags()).toEqual([])
  expect(await family.memories()).toMatchObject({ facts: [], activities: [] })
  const today = await family.today()
  expect(today).toMatchObject({ conversationsToday: 0, unreadFlags: 0, latestDay: null })
  expect(today?.allowance).toMatchObject({ usedMinutes: 0, isTalking: false })
  const { token } = await server.createSignedInAccount({ role: 'superadmin' })
  const overview = await server.call('GET /admin/overview', { bearer: token })
  expect(overview.conversations).toEqual({ today: 0, minutesToday: 0 })

  const device = await connect()
  await device.start()
  await expect.poll(() => device.entries().length).toBe(1)
  expect(device.entries()[0]?.text, 'the coach knows nothing of the story').not.toContain('go on')
  await say(device, 'The moon is round tonight')
  await stop(device)
  expect(await family.days()).toMatchObject([{ conversations: 1, turns: 1, words: 5, mood: { label: 'not-enough' } }])
  expect((await family.today())?.conversationsToday).toBe(1)
})

test('in the emulator, the coach knows nothing that the child has told', async () => {
  const { emulate, connect, say, stop, memories } = await aFamilyWithSupport()
  const device = await connect()
  await device.start()
  await expect.poll(() => device.entries().length).toBe(1)
  for (const text of ['I have a dog called Bruno', "let's play a story", 'the forest', 'go closer'])
    await say(device, text)
  await stop(device)
  await expect.poll(async () => (await memories()).activities.map(({ activity }) => activity)).toContain('story')
  expect((await memories()).facts).toMatchObject([{ value: 'Bruno' }])
  const support = await emulate()
  await support.start()
  await expect.poll(() => support.entries().length).toBe(1)
  expect(support.entries()[0]?.text).not.toContain('go on')
})

test('the emulator stores neither the voice nor the pictures of a superadmin', async () => {
  const { emulate, connect, accountId, bearer, child, readRecordings, readChildTexts } = await aFamilyWithSupport()
  const params = { accountId, childId: child.id }
  const body = { speechRetentionDays: 5, visionRetentionDays: 5 }
  await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body })
  const support = await emulate()
  await support.start()
  await support.waitForEvent('state', 'listening')
  support.say(1)
  await expect.poll(readChildTexts).toEqual(['I like frogs'])
  const device = await connect()
  await device.start()
  await device.waitForEvent('state', 'listening')
  device.say(2)
  await expect.poll(readRecordings).toHaveLength(1)
  expect(
    (await server.database.pool.query('select conversation_id as id from recordings where child_id = $1', [child.id]))
      .rows,
  ).toEqual([{ id: device.conversation() }])
})

test('the emulator does not continue a conversation of the device, nor the device one of the emulator', async () => {
  const { emulate, connect, readConversations } = await aFamilyWithSupport()
  const device = await connect()
  await device.start()
  await device.waitForEvent('state', 'listening')
  const [ofChild, support] = [device.conversation(), await emulate()]
  await support.start({ resume: ofChild })
  await expect.poll(support.conversation).toBeTruthy()
  const ofSupport = support.conversation()
  expect(ofSupport).not.toBe(ofChild)
  const again = await connect()
  await again.start({ resume: ofSupport })
  await expect.poll(again.conversation).toBeTruthy()
  expect(again.conversation()).not.toBe(ofSupport)
  await expect.poll(readConversations).toMatchObject([{ id: ofChild }, { id: ofSupport }, { endReason: null }])
})

test('conversations that were held in the emulator before they were marked are marked by the migration', async () => {
  const { emulate, say, stop, days, memories, transcript, waitForJobs } = await aFamilyWithSupport()
  const support = await emulate()
  await support.start()
  await say(support, 'I have a dog called Bruno')
  const { pool } = server.database
  await pool.query('update conversations set emulated = false, uses_time = true where id = $1', [
    support.conversation(),
  ])
  await stop(support)
  expect(await days()).toHaveLength(1)
  expect((await memories()).facts).toHaveLength(1)

  const folder = new URL('../../database/migrations/', import.meta.url)
  const migration = (await readdir(folder)).find((name) => name.endsWith('_mark-emulated-conversations.sql')) ?? ''
  await pool.query(await readFile(new URL(migration, folder), 'utf8'))
  await waitForJobs()
  expect(await days()).toEqual([])
  expect((await memories()).facts).toEqual([])
  expect((await transcript()).conversations).toMatchObject([{ emulated: true }])
})
