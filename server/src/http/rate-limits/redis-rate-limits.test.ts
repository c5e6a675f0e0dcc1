import { afterAll, expect, test } from 'vitest'
import { startRedisServer } from '@pipit/test-kit/redis-server'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const redisServer = await startRedisServer()
const server = startTestServer({ TRUST_PROXY: '1', REDIS_URL: redisServer.url })
afterAll(() => redisServer.close())

const maxAMinute = 10

/** How many of these requests of one visitor are accepted. */
async function countAccepted(urls: string[], visitor: string) {
  const responses = await Promise.all(
    urls.map((url, index) =>
      fetch(`${url}/v1/wait-list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
        body: JSON.stringify({ email: `${visitor.replaceAll(':', '-')}-${index}@example.org` }),
      }),
    ),
  )
  expect(responses.every(({ status }) => status === 204 || status === 429)).toBe(true)
  return responses.filter(({ status }) => status === 204).length
}

test('two processes with one Redis share a limit, each limits alone while Redis is away or frozen, and then they share again', async () => {
  const another = await server.another()
  const urls = Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? server.url : another.url))
  expect(await countAccepted(urls, '192.0.2.1')).toBe(maxAMinute)
  expect((await server.database.pool.query('select from rate_limits')).rowCount).toBe(0)

  const atHome = (index: number) =>
    countAccepted(urls.slice(index % 2, (index % 2) + 1), `2001:db8:1:${index.toString(16)}::1`)
  const accepted = await Promise.all(Array.from({ length: 60 }, (_, index) => atHome(index)))
  expect(accepted.filter((count) => count === 1)).toHaveLength(4 * maxAMinute)

  await redisServer.kill()
  expect(await countAccepted(urls, '192.0.2.2')).toBe(2 * maxAMinute)
  await redisServer.restart()
  await expect.poll(() => countAccepted(urls, `198.51.100.${Date.now() % 250}`), { timeout: 5000 }).toBe(maxAMinute)

  redisServer.freeze()
  const startedAt = performance.now()
  expect(await countAccepted(urls, '192.0.2.3')).toBe(2 * maxAMinute)
  expect(performance.now() - startedAt, 'a request waits for about a second').toBeLessThan(4000)
  redisServer.unfreeze()
  const lines = server.logLines.filter(({ feature }) => feature === 'rate-limits')
  expect(lines.length, 'one line for each process and outage').toBeLessThanOrEqual(4)
  await another.close()
})
