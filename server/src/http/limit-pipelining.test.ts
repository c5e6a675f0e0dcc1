import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

/** Sends so many requests at once, and returns the statuses that come before the connection is closed. */
async function sendTogether(count: number) {
  const { host, hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const request = (last: boolean) =>
    `GET /v1/openapi.json HTTP/1.1\r\nhost: ${host}\r\n${last ? 'connection: close\r\n' : ''}\r\n`
  let received = ''
  socket.on('data', (data) => (received += data.toString('latin1')))
  socket.on('error', () => undefined)
  socket.write(Array.from({ length: count }, (_, index) => request(index === count - 1)).join(''))
  await once(socket, 'close')
  return received.match(/HTTP\/1\.1 \d+/g) ?? []
}

test('a few requests that are sent together are answered, and a connection with very many is closed', async () => {
  expect(await sendTogether(8)).toEqual(Array.from({ length: 8 }, () => 'HTTP/1.1 200'))
  expect((await sendTogether(1000)).length).toBeLessThanOrEqual(8)
})
