import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '@pipit/test-kit/free-port'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { checkPort } from './check-port.ts'

const server = startTestServer()
const host = '127.0.0.1'
const { signal } = new AbortController()
const options = { host, otherPorts: [], isDatabaseInUse: async () => null }

async function portOf(occupying: Server) {
  await once(occupying.listen(0, host), 'listening')
  onTestFinished(() => void occupying.close())
  return (occupying.address() as AddressInfo).port
}

test('a free port is right, and stays free', async () => {
  const port = await freePort()
  for (const _ of [1, 2])
    expect(await checkPort({ ...options, port }, signal)).toMatchObject([
      { level: 'ok', text: expect.stringContaining('is free') },
    ])
})

test('a port at which Pipit is ready is right', async () => {
  const [finding] = await checkPort({ ...options, port: server.config.port }, signal)
  expect(finding).toEqual({ level: 'ok', text: `Pipit runs at 127.0.0.1:${server.config.port} and is ready.` })
})

test('a Pipit that does not use the data of this installation is another one', async () => {
  const isDatabaseInUse = async () => false
  const [finding] = await checkPort({ ...options, port: server.config.port, isDatabaseInUse }, signal)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('that of another installation') })
})

test('a Pipit that is not ready is wrong, with its reason', async () => {
  const body = JSON.stringify({ status: 'not ready', failed: ['voice'], reason: 'No voice process can be reached.' })
  const port = await portOf(createServer((_, response) => response.writeHead(503).end(body)))
  const [finding] = await checkPort({ ...options, port }, signal)
  expect(finding).toMatchObject({ level: 'problem', text: expect.stringContaining('No voice process can be reached.') })
})

test.each([
  ['a web server', createServer((_, response) => response.end('<h1>Hello</h1>'))],
  ['a server with another JSON', createServer((_, response) => response.end('{"status":"fine"}'))],
])('a port that %s has is wrong', async (_, other) => {
  const port = await portOf(other)
  const [finding] = await checkPort({ ...options, port }, signal)
  expect(finding).toMatchObject({ level: 'problem', text: `another program has port ${port}.` })
})

test('a taken METRICS_PORT is wrong while the server does not run', async () => {
  const taken = await portOf(createServer())
  const otherPorts = [{ variable: 'METRICS_PORT', host, port: taken }]
  const findings = await checkPort({ ...options, otherPorts, port: await freePort() }, signal)
  expect(findings[1]).toMatchObject({ level: 'problem', fix: expect.stringContaining('METRICS_PORT') })
})

test('an address that this machine does not have is explained', async () => {
  const [finding] = await checkPort({ ...options, host: '192.0.2.1', port: await freePort() }, signal)
  expect(finding).toMatchObject({
    level: 'problem',
    text: expect.stringContaining('this machine has no address 192.0.2.1'),
  })
})
