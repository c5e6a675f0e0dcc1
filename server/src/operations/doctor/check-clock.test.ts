import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { queriesOn } from '@pipit/database/connect'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { checkClock } from './check-clock.ts'
import { installationStore } from './installation-store.ts'

const server = startTestServer()
const { signal } = new AbortController()
const databaseNow = () => installationStore(queriesOn(server.database.pool)).readClock()

async function serverWithDate(date: string) {
  const asked: string[] = []
  const other = createServer((request, response) => {
    asked.push(request.method ?? '')
    response.setHeader('date', date).end()
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return { url: `http://127.0.0.1:${(other.address() as AddressInfo).port}`, asked }
}

test('a clock that agrees with the database is right', async () => {
  const findings = await checkClock({ now: Date.now, databaseNow, servers: [] }, signal)
  expect(findings).toEqual([{ level: 'ok', text: 'it agrees with that of the database.' }])
})

test.each([
  [10, 'warning', '10 seconds ahead of'],
  [-10, 'warning', '10 seconds behind'],
  [90, 'problem', '90 seconds ahead of'],
] as const)('a clock that differs from the database by %i seconds is a %s', async (seconds, level, text) => {
  const now = () => Date.now() + 1000 * seconds
  const [finding] = await checkClock({ now, databaseNow, servers: [] }, signal)
  expect(finding).toMatchObject({ level, text: expect.stringContaining(text) })
})

test('the date of a configured server is asked for, and the first one that answers is enough', async () => {
  const anHourAgo = await serverWithDate(new Date(Date.now() - 3_600_000).toUTCString())
  const notAsked = await serverWithDate(new Date().toUTCString())
  const servers = ['http://127.0.0.1:9', anHourAgo.url, notAsked.url]
  const findings = await checkClock({ now: Date.now, databaseNow: null, servers }, signal)
  expect(findings).toMatchObject([{ level: 'problem', text: expect.stringMatching(/3(599|600) seconds ahead of/) }])
  expect([anHourAgo.asked, notAsked.asked]).toEqual([['HEAD'], []])
})

test('without another clock, nothing is claimed', async () => {
  expect(await checkClock({ now: Date.now, databaseNow: null, servers: [] }, signal)).toMatchObject([{ level: 'note' }])
})
