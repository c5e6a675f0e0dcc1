import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { announcementsConformance } from '../../announcements/testing/announcements-conformance.ts'
import { startRedisServer } from '@pipit/test-kit/redis-server'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { leaseKey } from './announcement-relay.ts'
import { connectRedis } from './connect-redis.ts'
import { openRedisAnnouncements } from './redis-announcements.ts'

const redisServer = await startRedisServer()
const server = startTestServer({ REDIS_URL: redisServer.url })
const sockets = openSockets()
const administrator = new Redis(redisServer.url)
// It is killed below.
administrator.on('error', () => undefined)
let another: Awaited<ReturnType<typeof server.another>>
beforeAll(async () => {
  another = await server.another()
})
afterAll(async () => {
  await another.close()
  administrator.disconnect()
  await redisServer.close()
})

announcementsConformance({
  server,
  async open() {
    const redis = await connectRedis(redisServer.url, server.failureLog)
    const announcements = await openRedisAnnouncements({
      redis,
      connection: server.database.connection,
      log: server.failureLog,
    })
    return {
      ...announcements,
      async close() {
        await announcements.close()
        await redis.close()
      },
    }
  },
  cut: async () => void (await administrator.call('CLIENT', 'KILL', 'TYPE', 'pubsub')),
})

type Family = Awaited<ReturnType<typeof server.createSignedInAccount>>

const statusIn = async ({ url }: { url: string }, { accountId, headers }: Family) =>
  (await fetch(`${url}/v1/accounts/${accountId}`, { headers })).status

const countListeners = async () =>
  (
    await server.database.pool.query(
      `select from pg_stat_activity where application_name = 'pipit-listener' and datname = current_database()`,
    )
  ).rowCount

test('a sign-out ends the session and its sockets in all processes, of which one listens to PostgreSQL', async () => {
  const [family, neighbour] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
  const pages = [await sockets.page(server.url, family), await sockets.page(another.url, family)]
  const untouched = await sockets.page(another.url, neighbour)
  const statuses = () => Promise.all([statusIn(server, family), statusIn(another, family)])
  expect(await statuses()).toEqual([200, 200])
  expect(await countListeners()).toBe(1)
  await server.call('POST /auth/sign-out', { bearer: family.token })
  await expect.poll(() => pages.map(({ connected }) => connected)).toEqual([false, false])
  expect(await statuses()).toEqual([401, 401])
  expect(untouched.connected).toBe(true)
})

test('when the process that relays has died, another takes over, and pages fetch what they may have missed', async () => {
  const page = await sockets.page(server.url, await server.createSignedInAccount())
  await administrator.set(leaseKey, 'a process that died', 'PX', 2000)
  await expect.poll(countListeners, { timeout: 3000 }).toBe(0)
  await expect.poll(() => page.received, { timeout: 5000 }).toEqual(['resync'])
  expect(await countListeners()).toBe(1)
})

test('while Redis is away, revoked sessions end all the same, and pages fetch what they missed when it is back', async () => {
  const [family, neighbour] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
  const page = await sockets.page(another.url, family)
  const untouched = await sockets.page(another.url, neighbour)
  expect(await statusIn(another, family)).toBe(200)
  await redisServer.kill()
  await server.call('POST /auth/sign-out', { bearer: family.token })
  await expect.poll(() => statusIn(another, family)).toBe(401)
  await expect.poll(() => page.connected, { timeout: 7000 }).toBe(false)
  await redisServer.restart()
  await expect.poll(() => untouched.received, { timeout: 5000 }).toEqual(['resync'])
})
