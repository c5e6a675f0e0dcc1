import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { defaultRequestTimeoutMs } from './slow-requests.ts'

const timeoutSeconds = 2
const server = startTestServer({}, { requestTimeoutMs: timeoutSeconds * 1000 })
const dripMs = 100
// All wait at the same time.
vi.setConfig({ maxConcurrency: 20 })

const get = 'GET /healthz HTTP/1.1\r\nhost: pipit\r\n\r\n'
const post = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nhost: pipit\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`
const upgrade = 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: pipit\r\nupgrade: websocket\r\n'

/** Sends `start`, then `drip` again and again, until the server closes the connection. */
async function holdOpen(start: string, drip: string) {
  const startedAt = performance.now()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  let received = ''
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
  // The server closes while this side still sends.
  socket.on('error', () => undefined)
  socket.write(start)
  const dripping = setInterval(() => socket.write(drip), dripMs)
  await new Promise((resolve) => socket.on('close', resolve))
  clearInterval(dripping)
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  return { seconds: (performance.now() - startedAt) / 1000, statuses, received }
}

test('a request has 15 seconds to arrive', () => {
  expect(defaultRequestTimeoutMs).toBe(15_000)
})

describe('a slow request', () => {
  const slow: [string, string, string, number[]][] = [
    ['a connection that sends nothing', '', '', [408]],
    ['a request line that does not end', 'GET /', 'a', [408]],
    ['headers that do not end', get.trimEnd(), '\r\nx-more: 1', [408]],
    ['headers of a second request on the same connection', get + get.trimEnd(), '\r\nx-more: 1', [200, 408]],
    ['headers of a websocket handshake that do not end', upgrade, 'x-more: 1\r\n', [408]],
    ['a body that does not end', post('/v1/wait-list', 'content-length: 1000'), ' ', [408]],
    ['a body in chunks that does not end', post('/v1/wait-list', 'transfer-encoding: chunked'), '1\r\n \r\n', [408]],
    [
      'a body of a second request on the same connection',
      get + post('/v1/wait-list', 'content-length: 1000'),
      ' ',
      [200, 408],
    ],
    [
      'a body of the identity provider',
      post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=pipit-web', 'content-length: 1000'),
      ' ',
      [408],
    ],
    ['a body of a request that was refused before it arrived', post('/v1/devices', 'content-length: 1000'), ' ', [401]],
  ]

  test.concurrent.each(slow)('%s cannot hold a connection open past the timeout', async (_, start, drip, expected) => {
    const { seconds, statuses, received } = await holdOpen(start, drip)
    expect(statuses).toEqual(expected)
    expect(received.includes('"code":"request-timeout"')).toBe(expected.includes(408))
    expect(seconds).toBeGreaterThan(timeoutSeconds - 0.1)
    expect(seconds).toBeLessThan(timeoutSeconds + 4)
  })

  test.concurrent('a long polling body that does not end cannot hold a connection open past the timeout', async () => {
    const polling = '/socket.io/?EIO=4&transport=polling'
    const opened = await (await server.fetch(polling)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const { seconds } = await holdOpen(post(`${polling}&sid=${sid}`, 'content-length: 1000'), ' ')
    expect(seconds).toBeGreaterThan(timeoutSeconds - 0.1)
    expect(seconds).toBeLessThan(timeoutSeconds + 4)
  })

  test.concurrent('a large body that arrives slowly but steadily is accepted', async () => {
    const part = ' '.repeat(30_000)
    const parts = (1.5 * timeoutSeconds * 1000) / dripMs
    const end = JSON.stringify({ ssid: 'Home', password: 'correct horse' })
    const { accountId, token } = await server.createSignedInAccount()
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    const headers = `authorization: Bearer ${token}\r\ncontent-length: ${part.length * parts + end.length}`
    socket.write(post(`/v1/accounts/${accountId}/wifi-networks`, headers))
    for (let count = 0; count < parts; count += 1) {
      socket.write(part)
      await delay(dripMs)
    }
    socket.write(end)
    await once(socket, 'data')
    expect(received).toMatch(/^HTTP\/1\.1 201/)
    socket.destroy()
  })
})
