import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeDoctor } from './compose-doctor.ts'
import { readConfig } from '../../config/config.ts'
import { startRedisServer } from '@pipit/test-kit/redis-server'
import { freePort } from '@pipit/test-kit/free-port'
import { runChecks } from './run-checks.ts'

let redis: Awaited<ReturnType<typeof startRedisServer>>
beforeAll(async () => {
  redis = await startRedisServer()
})
afterAll(() => redis.close())

async function check(REDIS_URL: string) {
  const { checks } = composeDoctor(readConfig({ REDIS_URL }))
  const wanted = checks.filter(({ name }) => name === 'Redis')
  const [result] = await runChecks(wanted, { onResult: () => undefined, onWait: () => undefined })
  return result?.findings
}

test('a Redis that counts is right', async () => {
  expect(await check(redis.url)).toMatchObject([{ level: 'ok', text: expect.stringContaining('answers and counts') }])
})

test('a Redis that is not there is wrong, and its password is not printed', async () => {
  const findings = await check(`redis://:a-password@127.0.0.1:${await freePort()}`)
  expect(findings).toMatchObject([{ level: 'problem', text: expect.stringContaining('no Redis answers') }])
  expect(JSON.stringify(findings)).not.toContain('a-password')
})

test('a Redis that is frozen is wrong within the time of the check', async () => {
  redis.freeze()
  const findings = await check(redis.url).finally(redis.unfreeze)
  expect(findings).toMatchObject([{ level: 'problem' }])
})

test('a Redis that refuses to write is wrong', async () => {
  const { Redis } = await import('ioredis')
  const client = new Redis(redis.url)
  await client.call('replicaof', '127.0.0.1', '1')
  const findings = await check(redis.url).finally(() => client.call('replicaof', 'no', 'one'))
  client.disconnect()
  expect(findings).toMatchObject([
    { level: 'problem', text: expect.stringContaining('refuses to count requests (EXECABORT)') },
  ])
})
