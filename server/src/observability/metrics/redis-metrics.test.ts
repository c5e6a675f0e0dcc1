import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { startRedisServer } from '@pipit/test-kit/redis-server'
import { freePort } from '@pipit/test-kit/free-port'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const redis = await startRedisServer()
afterAll(() => redis.close())
const port = await freePort()
startTestServer({
  METRICS_PORT: String(port),
  REDIS_URL: redis.url,
  VOICE_URL: `ws://127.0.0.1:${await freePort()}`,
  VOICE_TOKEN: 'nobodyListensAtThisAddress',
  ROLES: 'web,realtime,jobs',
  LOG_LEVEL: 'silent',
})

const readPage = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
const deploy = new URL('../../../../deploy/', import.meta.url)

test.each(['grafana/pipit.json', 'prometheus/rules.yml', 'prometheus/alerts.yml'])(
  'every metric that %s names is in the page of a running server with Redis and voice processes',
  async (file) => {
    const text = readFileSync(new URL(file, deploy), 'utf8')
    const named = new Set([...text.matchAll(/\b(?:pipit|nodejs|process)_\w+/g)].map(([name]) => name))
    const page = await readPage()
    const typed = new Set([...page.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name))
    const isThere = (name: string) => typed.has(name) || typed.has(name.replace(/_(bucket|count|sum)$/, ''))
    expect(named.size).toBeGreaterThan(2)
    expect([...named].filter((name) => !isThere(name))).toEqual([])
  },
)

test('voice processes that are away are reported', async () => {
  expect(await readPage()).toContain('pipit_voice_processes 0\n')
})

test('a Redis that is away is reported', async () => {
  expect(await readPage()).toContain('pipit_redis_up 1\n')
  await redis.kill()
  await expect.poll(readPage).toContain('pipit_redis_up 0\n')
})
