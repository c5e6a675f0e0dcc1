import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { root } from '../run-step.ts'

/** Caddy with our configuration in front of two servers that only say who they are and whether they are ready. */

const temporary = mkdtempSync(join(tmpdir(), 'pipit-proxy-'))
const proxyUrl = 'http://127.0.0.1:18471'
const servers = [await startServer('first'), await startServer('second')]
let caddy: ChildProcess
let exited: Promise<unknown>

async function startServer(name: string) {
  const state = { isReady: true, requestIds: [] as (string | string[] | undefined)[] }
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return response.writeHead(state.isReady ? 200 : 503).end()
    state.requestIds.push(request.headers['x-request-id'])
    return response.end(name)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { state, address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

beforeAll(async () => {
  const addresses = servers.map(({ address }) => address).join(' ')
  const ours = readFileSync(join(root, 'deploy/proxy/Caddyfile'), 'utf8')
  const config = join(temporary, 'Caddyfile')
  writeFileSync(
    config,
    `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${ours.replace('server-1:8080 server-2:8080', addresses)}`,
  )
  caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: { PATH: process.env.PATH, HOME: temporary, DOMAIN: proxyUrl, AFFINITY_SECRET: 'a secret of this test' },
    stdio: 'ignore',
  })
  exited = once(caddy, 'exit')
  await vi.waitUntil(() => fetch(proxyUrl).catch(() => null), { timeout: 10_000 })
})

afterAll(async () => {
  caddy.kill()
  await exited
  for (const { close } of servers) close()
  rmSync(temporary, { recursive: true })
})

async function visit(cookie?: string) {
  const response = await fetch(`${proxyUrl}/socket.io/?transport=polling`, { headers: cookie ? { cookie } : {} })
  return { name: await response.text(), cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

test('new visitors are spread over both servers, and each stays with one', async () => {
  const visitors = await Promise.all(Array.from({ length: 40 }, () => visit()))
  expect(new Set(visitors.map(({ name }) => name))).toEqual(new Set(['first', 'second']))
  for (const { name, cookie } of visitors) expect((await visit(cookie)).name).toBe(name)
})

test('a server that is no longer ready gets no visitors, not even its own', async () => {
  const visitors = await Promise.all(Array.from({ length: 40 }, () => visit()))
  const own = visitors.find(({ name }) => name === 'first')
  const [first] = servers
  if (!own || !first) throw new Error('nobody visited the first server')
  first.state.isReady = false
  await expect.poll(async () => (await visit(own.cookie)).name).toBe('second')
})

test('each request has an id that the server accepts', () => {
  const ids = servers.flatMap(({ state }) => state.requestIds)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\w-]{16,64}$/)
})
