import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { compose } from '../../compose/compose.ts'
import { readConfig } from '../../config/config.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { describeStartError } from '../../start-errors.ts'
import { startRedisServer } from '@pipit/test-kit/redis-server'
import { freePort } from '@pipit/test-kit/free-port'
import { connectRedis } from './connect-redis.ts'

let redisServer: Awaited<ReturnType<typeof startRedisServer>>
beforeAll(async () => {
  redisServer = await startRedisServer()
})
afterAll(() => redisServer.close())

async function connect() {
  const warn = vi.fn<FailureLog['warn']>()
  const redis = await connectRedis(redisServer.url, { warn, error: warn })
  onTestFinished(redis.close)
  const reconnected = vi.fn()
  redis.onReconnect(reconnected)
  return { ...redis, warn, reconnected }
}

test('while Redis is away commands fail at once, one line is logged, and the connection returns by itself', async () => {
  const { client, isConnected, warn, reconnected } = await connect()
  await client.set('name', 'value')
  await redisServer.kill()
  await expect.poll(isConnected).toBe(false)
  const commands = Array.from({ length: 20 }, () => client.get('name'))
  const startedAt = performance.now()
  expect((await Promise.allSettled(commands)).map(({ status }) => status)).toEqual(Array(20).fill('rejected'))
  expect(performance.now() - startedAt).toBeLessThan(500)
  await redisServer.restart()
  await expect.poll(isConnected, { timeout: 5000 }).toBe(true)
  expect(await client.get('name')).toBeNull()
  expect(reconnected).toHaveBeenCalledOnce()
  expect(warn.mock.calls.map(([message]) => message)).toEqual(['Redis is away, reconnecting'])
})

test('a frozen Redis delays a command by a second at most, and connections notice it without any traffic', async () => {
  const { client, isConnected } = await connect()
  const idle = await connect()
  redisServer.freeze()
  onTestFinished(redisServer.unfreeze)
  const startedAt = performance.now()
  await expect(client.get('name')).rejects.toThrow('timed out')
  expect(performance.now() - startedAt).toBeLessThan(1500)
  await expect.poll(isConnected, { timeout: 5000 }).toBe(false)
  await expect.poll(idle.isConnected, { timeout: 5000 }).toBe(false)
  redisServer.unfreeze()
  await expect.poll(isConnected, { timeout: 6000 }).toBe(true)
  expect(await client.ping()).toBe('PONG')
})

test.each([
  [
    async () => `redis://127.0.0.1:${await freePort()}`,
    /no Redis answers at the address in REDIS_URL \(ECONNREFUSED\)/,
  ],
  [async () => redisServer.url.replace('//', '//user:wrong@'), /Redis refuses the user or password in REDIS_URL/],
  [async () => 'http://127.0.0.1', /REDIS_URL must be an address that starts with redis:\/\/ or rediss:\/\//],
])('a start without a usable Redis fails with one line (case %#)', async (url, line) => {
  const start = async () => compose(readConfig({ REDIS_URL: await url(), SECRET_KEY: inject('secretKey') }))
  const text = describeStartError(await start().catch((error: unknown) => error))
  expect(text).toMatch(line)
  expect(text).not.toContain('wrong')
})
