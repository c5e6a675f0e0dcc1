import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Role } from '../config/roles-config.ts'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { testVoice } from '@pipit/test-kit/voice'

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

const secret = 'a-shared-secret-of-the-voice'
test.each([
  [{ ROLES: 'web,realtime' }, 'ROLES names realtime, which needs voice as well, or VOICE_URL.'],
  [
    { VOICE_URL: 'ws://voice:9465', VOICE_TOKEN: secret },
    'VOICE_URL names other voice processes, but ROLES has voice: leave one out.',
  ],
  [{ ROLES: 'voice' }, 'ROLES names voice without realtime, which needs VOICE_PORT, where other processes use it.'],
  [{ VOICE_HOST: '10.0.0.1' }, 'VOICE_HOST is set, but VOICE_PORT is missing.'],
  [{ ROLES: 'voice', VOICE_PORT: '9465' }, 'VOICE_TOKEN is missing: VOICE_PORT and VOICE_URL need the same.'],
  [{ ROLES: 'realtime', VOICE_URL: 'ws://voice:9465' }, 'VOICE_TOKEN is missing'],
  [
    { ROLES: 'voice', VOICE_PORT: '9465', VOICE_TOKEN: 'short' },
    'VOICE_TOKEN must have at least 24 letters and digits',
  ],
  [{ VOICE_PORT: '8080', VOICE_TOKEN: secret }, 'VOICE_PORT must differ from PORT and METRICS_PORT.'],
  [{ VOICE_PORT: '9464', METRICS_PORT: '9464', VOICE_TOKEN: secret }, 'VOICE_PORT must differ'],
  [
    { ROLES: 'realtime', VOICE_URL: 'http://voice:9465' },
    'VOICE_URL must be addresses that start with ws:// or wss://',
  ],
  [{ ROLES: 'realtime', VOICE_URL: 'ws://a,' }, 'VOICE_URL must be addresses'],
  [
    { ROLES: 'realtime', VOICE_URL: 'ws://me:secret@voice' },
    'VOICE_URL must hold no user or password; use VOICE_TOKEN',
  ],
])('the server refuses to start with %j', (variables, reason) => {
  expect(() => readConfig(variables)).toThrow(reason)
})

test('processes with the same voice settings use those of their roles', () => {
  const settings = { VOICE_PORT: '9465', VOICE_TOKEN: secret, VOICE_URL: 'ws://one:9465, wss://two/voice' }
  expect(readConfig({ ...settings, ROLES: 'web,realtime' }).voiceProcesses).toEqual({
    listen: null,
    use: { urls: ['ws://one:9465', 'wss://two/voice'], token: secret },
  })
  expect(readConfig({ ...settings, ROLES: 'voice' }).voiceProcesses).toEqual({
    listen: { host: '127.0.0.1', port: 9465, token: secret },
    use: null,
  })
  expect(readConfig({ ...settings, ROLES: 'web,jobs' }).voiceProcesses).toEqual({ listen: null, use: null })
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
