import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { boardSocketPath } from '@pipit/contract/boards/messages'
import { describe, expect, test } from 'vitest'
import { aFamilyInConversation } from '@pipit/test-kit/family-in-conversation'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ TRUST_PROXY: '1' })
const sockets = openSockets()
/** More than the 300 of a network, and those that it may have again while the test runs. */
const many = 600

const enginePath = '/socket.io/?EIO=4&transport='
const websocketPath = `${enginePath}websocket`

/** Asks for a websocket, and leaves at once if it opens. */
function upgrade(path: string, address: string) {
  const headers = {
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'x-forwarded-for': address,
    'client-id': randomUUID(),
    'device-id': '02:00:00:00:00:01',
  }
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(server.url + path, { headers })
      .on('upgrade', (response, socket) => resolve((socket.destroy(), response)))
      .on('response', (response) => resolve(response.resume()))
      .on('error', reject)
      .end()
  })
}

async function statusesOf(path: string, addressOf: (index: number) => string, count = many) {
  const statuses: number[] = []
  let index = 0
  const send = async () => {
    while (index < count) statuses.push((await upgrade(path, addressOf(index++))).statusCode ?? 0)
  }
  await Promise.all(Array.from({ length: 50 }, send))
  return statuses
}
const count = (statuses: number[], status: number) => statuses.filter((each) => each === status).length

describe('strangers', () => {
  test('boards that no family has: hundreds of a network are answered, then it has to wait, and others do not', async () => {
    const statuses = await statusesOf(boardSocketPath, () => '192.0.2.1')
    expect(count(statuses, 401)).toBeGreaterThanOrEqual(300)
    expect(count(statuses, 429)).toBeGreaterThan(0)
    expect(count(statuses, 401) + count(statuses, 429)).toBe(many)
    const { statusCode, headers } = await upgradeUntilRefused(boardSocketPath, '192.0.2.1')
    expect([statusCode, headers['retry-after']]).toEqual([429, '5'])
    expect((await upgrade(boardSocketPath, '192.0.2.2')).statusCode).toBe(401)
  })

  test('one home with 256 IPv6 networks has four times as many, and its neighbours are not affected', async () => {
    const statuses = await statusesOf(boardSocketPath, (index) => `2001:db8:1:${(index % 256).toString(16)}::1`, 2000)
    expect(count(statuses, 401)).toBeGreaterThanOrEqual(1200)
    expect(count(statuses, 429)).toBeGreaterThan(0)
    expect((await upgrade(boardSocketPath, '2001:db8:1:100::1')).statusCode).toBe(401)
  })

  test.each([
    ['without a name', websocketPath],
    ['with something that looks like the name of a connection', `${websocketPath}&notsid=1`],
  ])('sockets that join nothing, opened %s, are limited', async (_, path) => {
    const address = `192.0.2.${path.length}`
    const statuses = await statusesOf(path, () => address)
    expect(count(statuses, 101)).toBeGreaterThanOrEqual(300)
    expect(count(statuses, 429)).toBeGreaterThan(0)
  })

  test('long polling is limited with them, except for a connection that is already open', async () => {
    const address = '192.0.2.200'
    const poll = (query: string, options: RequestInit = {}) =>
      server.fetch(`${enginePath}polling${query}`, { ...options, headers: { 'x-forwarded-for': address } })
    const [, opened = ''] = /^0(\{.*\})/.exec(await (await poll('')).text()) ?? []
    const { sid } = JSON.parse(opened) as { sid: string }
    await statusesOf(boardSocketPath, () => address)
    for (const evasion of ['', '&sid=made-up', `&sid=${sid}&sid=`]) {
      const refusals = async () => {
        const answers = await Promise.all(Array.from({ length: 50 }, () => poll(evasion)))
        return answers.flatMap(({ status, headers }) => (status === 429 ? [headers.get('retry-after')] : []))
      }
      await expect.poll(refusals, { timeout: 10_000, interval: 0 }).toContain('5')
    }
    const message = { method: 'POST', body: '40/unknown,' }
    expect((await poll(`&sid=${sid}`, message)).status).toBe(200)
  })

  test('a connection gets one websocket in place of its long polling: further ones are new connections', async () => {
    const address = '192.0.2.210'
    const headers = { 'x-forwarded-for': address }
    const [, opened = ''] =
      /^0(\{.*\})/.exec(await (await server.fetch(`${enginePath}polling`, { headers })).text()) ?? []
    const { sid } = JSON.parse(opened) as { sid: string }
    const statuses = await statusesOf(`${websocketPath}&sid=${sid}`, () => address)
    expect(count(statuses, 429)).toBeGreaterThan(0)
  })

  test('a refused websocket does not stay open because its client does not close it', async () => {
    const { hostname, port } = new URL(server.url)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    socket.on('error', () => undefined).resume()
    socket.write(`GET ${boardSocketPath} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`)
    await once(socket, 'end')
    const isClosed = () => {
      if (!socket.destroyed) socket.write('still here')
      return socket.destroyed
    }
    await expect.poll(isClosed).toBe(true)
  })

  async function upgradeUntilRefused(path: string, address: string) {
    for (;;) {
      const response = await upgrade(path, address)
      if (response.statusCode === 429) return response
    }
  }
})

test(
  'a hundred devices of a school behind one address connect at once, again and again, and all are let in',
  { timeout: 60_000 },
  async () => {
    const families = []
    for (let group = 0; group < 10; group += 1)
      families.push(...(await Promise.all(Array.from({ length: 10 }, () => aFamilyInConversation(server, sockets)))))
    const tokens = await Promise.all(
      families.map(async ({ deviceId, deviceApiKey }) => {
        const body = { deviceId, deviceApiKey }
        return (await server.call('POST /auth/sign-in/device', { body })).access_token
      }),
    )
    for (let round = 0; round < 8; round += 1) {
      const connected = await Promise.all(tokens.map((token) => sockets.device(server.url, token)))
      expect(connected.every((socket) => socket.connected)).toBe(true)
      for (const socket of connected) socket.disconnect()
    }
  },
)
