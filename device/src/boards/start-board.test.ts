import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { newIdentity } from './board-identity.ts'
import { startBoard, type FirmwareOffer } from './start-board.ts'
import { startBoardServer } from './testing/board-server.ts'

const firmware = { version: '2.4.2' }
const server_time = { timestamp: 0, timezone_offset: 0 }
const activation = { code: '123456', message: 'Pipit', challenge: 'a-challenge', timeout_ms: 30_000 }

interface BoardOptions {
  factory?: { serialNumber: string; key: Buffer }
  installFirmware?: (offer: FirmwareOffer) => Promise<boolean>
}

/** The clock does not wait, but notes for how long it should. */
async function aBoard({ factory, installFirmware }: BoardOptions = {}) {
  const server = await startBoardServer()
  const identity = newIdentity(factory)
  const waits: number[] = []
  const codes: string[] = []
  const start = () =>
    startBoard({
      otaUrl: `${server.url}/xiaozhi/ota/`,
      identity,
      model: { type: 'bread-compact-wifi', firmware: '2.4.2' },
      signal: new AbortController().signal,
      clock: { now: () => 0, wait: async (milliseconds) => void waits.push(milliseconds) },
      onCode: (code) => codes.push(code),
      ...(installFirmware && { installFirmware }),
    })
  return { server, identity, waits, codes, start }
}

test('a claimed board gets its connection at once', async () => {
  const { server, identity, start } = await aBoard()
  server.answerNext(200, { server_time, firmware, websocket: server.connection })
  expect(await start()).toEqual(server.connection)
  const [request] = server.requests
  expect(request?.path).toBe('/xiaozhi/ota/')
  expect(request?.headers).toMatchObject({
    'device-id': identity.macAddress,
    'client-id': identity.clientId,
    'activation-version': '1',
    'user-agent': 'bread-compact-wifi/2.4.2',
    'content-type': 'application/json',
  })
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    mac_address: identity.macAddress,
    uuid: identity.clientId,
    application: { version: '2.4.2' },
    board: { type: 'simulated-board', name: 'bread-compact-wifi' },
  })
})

test('a new board speaks its code, and asks every three seconds whether somebody has claimed it', async () => {
  const { server, waits, codes, start } = await aBoard()
  server.answerNext(200, { server_time, firmware, activation })
  server.answerNext(202)
  server.answerNext(404)
  server.answerNext(200)
  server.answerNext(200, { server_time, firmware, websocket: server.connection })
  expect(await start()).toEqual(server.connection)
  expect(codes).toEqual(['123456'])
  expect(waits).toEqual([3000, 10_000])
  expect(server.requests.map(({ path }) => path.slice('/xiaozhi/ota/'.length))).toEqual([
    '',
    'activate',
    'activate',
    'activate',
    '',
  ])
  expect(server.requests[1]?.body).toBe('{}')
})

test('after ten questions a board starts again, with a new code', async () => {
  const { server, codes, start } = await aBoard()
  server.answerNext(200, { server_time, firmware, activation })
  for (let question = 0; question < 10; question += 1) server.answerNext(202)
  server.answerNext(200, { server_time, firmware, activation: { ...activation, code: '654321' } })
  server.answerNext(200)
  server.answerNext(200, { server_time, firmware, websocket: server.connection })
  expect(await start()).toEqual(server.connection)
  expect(codes).toEqual(['123456', '654321'])
})

test('a board with a serial number signs the challenge with its key', async () => {
  const factory = { serialNumber: 'SN-1', key: Buffer.alloc(32, 7) }
  const { server, codes, start } = await aBoard({ factory })
  const { code: _, ...withoutCode } = activation
  server.answerNext(200, { server_time, firmware, activation: withoutCode })
  server.answerNext(200)
  server.answerNext(200, { server_time, firmware, websocket: server.connection })
  await start()
  expect(codes, 'it is claimed, and has only to prove itself').toEqual([])
  const [, request] = server.requests
  expect(request?.headers).toMatchObject({ 'activation-version': '2', 'serial-number': 'SN-1' })
  expect(JSON.parse(request?.body ?? '')).toEqual({
    algorithm: 'hmac-sha256',
    serial_number: 'SN-1',
    challenge: 'a-challenge',
    hmac: createHmac('sha256', factory.key).update('a-challenge').digest('hex'),
  })
})

test('a server that fails is asked ten times, with pauses that double', async () => {
  const { server, waits, start } = await aBoard()
  expect(await start()).toBeNull()
  expect(server.requests).toHaveLength(10)
  expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560].map((seconds) => seconds * 1000))
})

describe('an update', () => {
  const offer = { version: '2.10.0', url: 'http://pipit.example/firmware/a-token' }

  test('that is installed ends the start, because the board has to start again', async () => {
    const offers: FirmwareOffer[] = []
    const { server, start } = await aBoard({ installFirmware: async (given) => offers.push(given) > 0 })
    server.answerNext(200, { server_time, firmware: offer, websocket: server.connection })
    expect(await start()).toBe('restart')
    expect(offers).toEqual([offer])
  })

  test('that cannot be installed does not keep the board from its connection', async () => {
    const { server, start } = await aBoard({ installFirmware: async () => false })
    server.answerNext(200, { server_time, firmware: offer, websocket: server.connection })
    expect(await start()).toEqual(server.connection)
  })

  test.each([
    ['without an address', { version: offer.version }],
    ['with an empty address', { ...offer, url: '' }],
    ['that is older', { ...offer, version: '2.4.1' }],
    ['that it has', { ...offer, version: '2.4.2' }],
  ])('%s is none', async (_, given) => {
    const { server, start } = await aBoard({
      installFirmware: () => Promise.reject(new Error('Nothing is to be installed.')),
    })
    server.answerNext(200, { server_time, firmware: given, websocket: server.connection })
    expect(await start()).toEqual(server.connection)
  })
})
