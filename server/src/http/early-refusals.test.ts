import { connect } from 'node:net'
import { errorBody } from '@pipit/contract/api/errors'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ PUBLIC_URL: 'https://pipit.example.org' })

/** Sends bytes that `fetch` would not, and reads until the server closes the connection. */
async function sendRaw(request: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  // The server may refuse and close while this side still sends.
  socket.on('error', () => undefined)
  socket.write(request)
  await new Promise((resolve) => socket.on('close', resolve))
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  )
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

const last = 'connection: close\r\n'
const get = (address: string, headers = '') => `GET ${address} HTTP/1.1\r\nhost: pipit\r\n${last}${headers}\r\n`
const post = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: pipit\r\n${last}content-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
const json = 'application/json'
const upgrade = 'upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'

const refused: [string, string, number, string][] = [
  ['an address that is no UTF-8', get('/%'), 400, 'invalid-request'],
  ['an address of half a character', get('/v1/accounts/%ED%A0%80'), 400, 'invalid-request'],
  [
    'a part of an address that is too long',
    `PATCH /v1/accounts/${'a'.repeat(201)} HTTP/1.1\r\nhost: pipit\r\n${last}\r\n`,
    414,
    'address-too-long',
  ],
  ['101 parameters', get(`/v1/settings?${'a&'.repeat(100)}`), 400, 'invalid-request'],
  ['10,000 parameters', get(`/v1/settings?${'a=1&'.repeat(10_000)}`), 431, 'headers-too-large'],
  ['an address of 17 KB', get(`/${'a'.repeat(17_000)}`), 431, 'headers-too-large'],
  ['a header of 100 KB', get('/v1/settings', `x-long: ${'a'.repeat(100_000)}\r\n`), 431, 'headers-too-large'],
  ['20,000 headers', get('/v1/settings', 'a:b\r\n'.repeat(20_000)), 431, 'headers-too-large'],
  ['bytes that are no request', 'hello\r\n\r\n', 400, 'invalid-request'],
  ['a method that nobody knows', `FETCH / HTTP/1.1\r\nhost: pipit\r\n${last}\r\n`, 400, 'invalid-request'],
  ['a method that no route has', `PROPFIND /v1/settings HTTP/1.1\r\nhost: pipit\r\n${last}\r\n`, 404, 'not-found'],
  ['an unknown route', get('/v1/nowhere'), 404, 'not-found'],
  ['a request without a host', `GET /v1/settings HTTP/1.1\r\n${last}\r\n`, 400, 'invalid-request'],
  ['a body that is too large', post('/v1/wait-list', json, 'a'.repeat(17_000)), 413, 'payload-too-large'],
  ['a body for nobody', post('/nowhere', json, '['.repeat(100_000)), 413, 'payload-too-large'],
  ['a body of another type', post('/v1/wait-list', 'text/html', 'a'), 415, 'unsupported-media-type'],
  ['a body that is no JSON', post('/v1/wait-list', json, '{'), 400, 'invalid-json'],
  ['a body in 7,000 brackets', post('/v1/wait-list', json, '['.repeat(7000)), 400, 'invalid-json'],
  ['a report of a board with 17 KB', post('/xiaozhi/ota/', json, 'a'.repeat(17_000)), 413, 'payload-too-large'],
  [
    'a socket for a page of another origin',
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: pipit\r\nconnection: upgrade\r\norigin: https://evil.example\r\n${upgrade}\r\n`,
    403,
    'forbidden',
  ],
]

describe('a request that is refused before its call is known', () => {
  test.each(refused)('gets an error with all security headers: %s', async (_, request, status, code) => {
    const response = await sendRaw(request)
    expect(response.status).toBe(status)
    expect(errorBody.parse(JSON.parse(response.body))).toMatchObject({ error: { code } })
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=/)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is answered in the language of its reader, where there is one', async () => {
    const { headers } = await sendRaw(get('/%', 'accept-language: de\r\n'))
    expect(headers.get('content-language')).toBe('de')
  })
})

test('an expectation that nobody knows is ignored', async () => {
  expect((await sendRaw(get('/v1/settings', 'expect: a-miracle\r\n'))).status).toBe(200)
})

test('a hundred parameters are read', async () => {
  expect((await sendRaw(get(`/v1/settings?${'a&'.repeat(99)}`))).status).toBe(200)
})

test('no route reads 17 KB of somebody who has not said who they are', async () => {
  const withBody = server.routes.filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route))
  const accepted: string[] = []
  for (const route of withBody) {
    const [method = '', path = ''] = route.split(' ')
    // Engine.IO reads the bodies of long polling itself, for connections that it knows.
    if (path === '/socket.io/') continue
    const body = JSON.stringify({ text: 'a'.repeat(17_000) })
    const headers = { 'content-type': json }
    const { status } = await server.fetch(path.replaceAll('::', ':').replaceAll(/\/:\w+/g, '/1'), {
      method,
      headers,
      body,
    })
    if (![401, 413].includes(status)) accepted.push(`${route} ${status}`)
  }
  expect(withBody.length).toBeGreaterThan(60)
  expect(accepted).toEqual([])
})

test('a network that sends form after form to the callback of providers is told to wait', async () => {
  const send = () =>
    server.fetch('/emulator/auth/callback', { method: 'POST', body: new URLSearchParams({ state: 's' }) })
  expect((await send()).status).toBe(200)
  let response = await send()
  for (let sent = 2; sent < 601; sent += 1) response = await send()
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})
