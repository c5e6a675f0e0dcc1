import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import type { Role } from './roles-config.ts'
import { aFamilyInConversation } from './testing/family-in-conversation.ts'
import { openSockets } from './testing/sockets.ts'
import { startTestServer } from './testing/start-test-server.ts'
import { testVoice } from './testing/voice.ts'

const server = startTestServer({ ROLES: 'web' }, { voice: testVoice() })
const sockets = openSockets()

/** Another process on the same database. */
async function withRoles(...roles: Role[]) {
  const process = await server.another({ roles: new Set(roles) })
  onTestFinished(process.close)
  return { ...process, statusOf: async (path: string) => (await fetch(process.url + path)).status }
}

test.each(['', 'web, jobs'])('ROLES=%s is accepted', (roles) => {
  expect([...readConfig({ ROLES: roles }).roles]).toEqual(
    roles ? ['web', 'jobs'] : ['web', 'realtime', 'jobs', 'voice'],
  )
})

test.each(['webs', 'web,', ',', 'web;jobs'])('the server refuses to start with ROLES=%s', (roles) => {
  expect(() => readConfig({ ROLES: roles })).toThrow(
    'ROLES must name one or more of: web, realtime, jobs, voice, separated by commas.',
  )
})

test('sockets without a voice are refused', () => {
  expect(() => readConfig({ ROLES: 'web,realtime' })).toThrow('ROLES names realtime, which needs voice as well.')
})

test('a child talks in a process for sockets, and its parent reads along in one for the pages', async () => {
  const realtime = await withRoles('realtime', 'voice')
  const family = await aFamilyInConversation(server, sockets)
  const device = await family.connect({ url: realtime.url })
  expect(await device.start()).toBeNull()
  device.say(1)
  await device.waitForCoachText('You said: I like frogs.')
  await expect.poll(family.readChildTexts).toContain('I like frogs')

  expect(await realtime.statusOf('/readyz')).toBe(200)
  expect(await realtime.statusOf('/v1/settings')).toBe(404)
  expect(await realtime.statusOf('/')).toBe(404)
  expect((await server.fetch('/v1/settings')).status).toBe(200)
  expect((await server.fetch('/socket.io/?EIO=4&transport=polling')).status).toBe(404)
})

test('mails wait until a process for jobs sends them', async () => {
  const queued = () =>
    server.database.pool.query(`select 1 from graphile_worker.jobs where task_identifier = 'send-action-mail'`)
  await server.call('POST /auth/send-reset-password-email', { body: { email: 'nobody@example.org' } })
  expect((await queued()).rows).toHaveLength(1)
  const jobs = await withRoles('jobs')
  await expect.poll(async () => (await queued()).rows).toHaveLength(0)
  expect(await jobs.statusOf('/healthz')).toBe(200)
  expect(await jobs.statusOf('/v1/settings')).toBe(404)
  expect(await jobs.statusOf('/socket.io/?EIO=4&transport=polling')).toBe(404)
})
