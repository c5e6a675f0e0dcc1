import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { aBoard, buildName } from './testing/board.ts'

const server = startTestServer()
const unknownCode = { status: 404, code: 'unknown-board-code' }

async function aFamily() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const params = { accountId }
  return {
    accountId,
    claim: (code: string, given: { name?: string; childId?: string } = {}) =>
      server.call('POST /accounts/:accountId/devices/claim-board', { params, bearer, body: { code, ...given } }),
    devices: async () => (await server.call('GET /accounts/:accountId/devices', { params, bearer })).items,
    deactivate: (deviceId: string) =>
      server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', {
        params: { ...params, deviceId },
        bearer,
      }),
  }
}

async function aClaimedBoard(options: Parameters<typeof aBoard>[1] = {}) {
  const [family, board] = [await aFamily(), aBoard(server.url, options)]
  const device = await family.claim(await codeOf(board))
  return { family, board, device }
}

async function codeOf(board: ReturnType<typeof aBoard>) {
  return (await board.bootstrap()).activation?.code ?? 'none'
}

describe('a new board', () => {
  test('speaks a code of six digits, gets no token, and waits', async () => {
    const board = aBoard(server.url)
    const { server_time: time, websocket, activation, firmware } = await board.bootstrap()
    expect(Math.abs(time.timestamp - Date.now())).toBeLessThan(60_000)
    expect(activation).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), challenge: expect.any(String) })
    expect(activation?.message).toContain(activation?.code)
    expect(websocket).toBeUndefined()
    expect(firmware).toEqual({ version: '2.0.5', url: '' })
    expect(await board.activate()).toBe(202)
  })

  test('speaks the same code when it asks again', async () => {
    const board = aBoard(server.url)
    expect(await codeOf(board)).toBe(await codeOf(board))
  })

  test('is claimed by its code, and then gets an address and a token', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url)]
    const code = await codeOf(board)
    const device = await family.claim(`${code.slice(0, 3)} ${code.slice(3)}`, { name: 'Desk bird' })
    expect(device).toMatchObject({
      name: 'Desk bird',
      status: 'registered',
      proven: true,
      online: false,
      hardwareModel: buildName,
      firmware: '2.0.5',
    })
    expect(await board.activate()).toBe(200)
    const { websocket, activation } = await board.bootstrap()
    expect(activation).toBeUndefined()
    expect(websocket).toMatchObject({ url: expect.stringMatching(/^ws:\/\/.+\/xiaozhi\/v1\/$/), version: 1 })
    expect(await family.devices()).toEqual([{ ...device, signalDbm: -55 }])
  })

  test('is of the model that names its build, and says its type and its chip when it starts', async () => {
    const { family, board } = await aClaimedBoard()
    const kept = async (others: Record<string, unknown>) => {
      await board.bootstrap(board.reportOf('2.0.5', others))
      const { rows } = await server.database.pool.query(
        `select hardware_model, board_type, chip, chip_id, chip_revision from devices join boards on device_id = id
          where mac_address = $1`,
        [board.macAddress],
      )
      return Object.values(rows[0] as Record<string, unknown>)
    }
    const type = 'bread-compact-wifi'
    expect(await kept({})).toEqual([buildName, type, 'esp32s3', 9, 2])
    expect(await kept({ board: { type } })).toEqual([type, type, 'esp32s3', 9, 2])
    expect(await kept({ board: null })).toEqual(['xiaozhi', null, 'esp32s3', 9, 2])
    // The numbers of chips and of images differ for the ESP32 alone.
    const esp32 = { chip_model_name: 'esp32', chip_info: { model: 1, revision: 301 } }
    expect((await kept(esp32)).slice(2)).toEqual(['esp32', 0, 301])
    expect((await kept({ ...esp32, chip_model_name: '' })).slice(2)).toEqual([null, 0, 301])
    expect((await kept({ chip_model_name: 'esp32p4', chip_info: 7 })).slice(2)).toEqual(['esp32p4', 18, null])
    expect((await kept({ chip_model_name: 'constructor', chip_info: { model: 9999 } })).slice(2)).toEqual([
      'constructor',
      null,
      null,
    ])
    expect(await family.devices()).toMatchObject([{ hardwareModel: buildName }])
  })

  test('reports a newer firmware when it starts', async () => {
    const { family, board } = await aClaimedBoard()
    await board.bootstrap({ application: { version: '2.1.0' }, board: { type: 'bread-compact-wifi' } })
    expect(await family.devices()).toMatchObject([{ firmware: '2.1.0' }])
  })

  test.each([
    ['nothing', ''],
    ['a list', []],
    ['odd values', { application: null, board: 7, mac_address: {}, uuid: 'x'.repeat(5000) }],
    ['unknown fields', { display: { width: 128 }, application: { version: 3 }, board: { type: 'x', rssi: null } }],
  ])('that reports %s gets a code nevertheless', async (_, report) => {
    const { activation } = await aBoard(server.url).bootstrap(report)
    expect(activation?.code).toMatch(/^\d{6}$/)
  })

  test.each([
    ['a Client-Id that could be guessed', { clientId: 'kitchen' }],
    ['no MAC address', { macAddress: 'unknown' }],
  ])('with %s is refused, and told why', async (_, names) => {
    const board = aBoard(server.url, names)
    const response = await board.post('/xiaozhi/ota/', {})
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Client-Id')
    expect(await board.activate()).toBe(400)
  })
})

describe('a code', () => {
  test('works once', async () => {
    const [one, other, board] = [await aFamily(), await aFamily(), aBoard(server.url)]
    const code = await codeOf(board)
    await one.claim(code)
    await expect(other.claim(code)).rejects.toMatchObject(unknownCode)
  })

  test('works for one of two families that type it at the same moment', async () => {
    const families = await Promise.all([aFamily(), aFamily()])
    const code = await codeOf(aBoard(server.url))
    const claims = await Promise.allSettled(families.map((family) => family.claim(code)))
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('works for ten minutes', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url)]
    const code = await codeOf(board)
    await server.database.pool.query(`update board_activations set expires_at = now() - interval '1 second'`)
    await expect(family.claim(code)).rejects.toMatchObject(unknownCode)
    expect(await board.activate(), 'the board asks for a new one').toBe(404)
    expect(await family.claim(await codeOf(board))).toMatchObject({ status: 'registered' })
  })

  test('cannot be guessed: after ten attempts a family has to wait', async () => {
    const family = await aFamily()
    for (let attempt = 0; attempt < 10; attempt += 1)
      await expect(family.claim('000000')).rejects.toMatchObject(unknownCode)
    const code = await codeOf(aBoard(server.url))
    await expect(family.claim(code)).rejects.toMatchObject({ status: 429 })
  })

  test('is not in the database', async () => {
    const code = await codeOf(aBoard(server.url))
    const { rows } = await server.database.pool.query('select * from board_activations')
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('a MAC address opens nothing', () => {
  test('with another Client-Id, it gets a code and no token, and the board keeps working', async () => {
    const { board, family } = await aClaimedBoard()
    const stranger = aBoard(server.url, { macAddress: board.macAddress })
    const { websocket, activation } = await stranger.bootstrap()
    expect(websocket).toBeUndefined()
    expect(activation?.code).toMatch(/^\d{6}$/)
    const thief = await aFamily()
    await thief.claim(activation?.code ?? '')
    expect((await board.bootstrap()).websocket).toBeDefined()
    expect(await family.devices()).toHaveLength(1)
  })

  test('a Client-Id with another MAC address gets no token either', async () => {
    const { board } = await aClaimedBoard()
    expect((await aBoard(server.url, { clientId: board.clientId }).bootstrap()).websocket).toBeUndefined()
  })

  test('the Client-Id is stored only as a hash', async () => {
    const { board } = await aClaimedBoard()
    const { rows } = await server.database.pool.query('select * from boards')
    expect(JSON.stringify(rows)).not.toContain(board.clientId)
  })

  test('the token of a board is useless without its Client-Id', async () => {
    const { board, family, device } = await aClaimedBoard()
    const bearer = (await board.bootstrap()).websocket?.token ?? ''
    const read = server.call('GET /accounts/:accountId/devices/:deviceId', {
      params: { accountId: family.accountId, deviceId: device.id },
      bearer,
    })
    await expect(read).rejects.toMatchObject({ status: 401 })
  })
})

describe('a board that changes hands', () => {
  test('gets a code again after it was deactivated, and is the same device of the next family', async () => {
    const { board, family, device } = await aClaimedBoard()
    await family.deactivate(device.id)
    expect(await family.devices()).toEqual([])
    const next = await aFamily()
    expect(await next.claim(await codeOf(board))).toMatchObject({ id: device.id, name: 'Pipit', lastSeenAt: null })
  })

  test('cannot be claimed while it belongs to a family', async () => {
    const { board } = await aClaimedBoard()
    expect((await board.bootstrap()).activation).toBeUndefined()
  })

  test('that was erased continues as the same device of its family', async () => {
    const { board, family, device } = await aClaimedBoard()
    const erased = aBoard(server.url, { macAddress: board.macAddress, clientId: randomUUID() })
    expect(await family.claim(await codeOf(erased), { name: 'Ignored' })).toMatchObject({
      id: device.id,
      name: 'Pipit',
    })
    expect((await erased.bootstrap()).websocket).toBeDefined()
    expect((await board.bootstrap()).websocket, 'the former Client-Id').toBeUndefined()
  })

  test('gets no token while the account of its family is disabled', async () => {
    const { board, family } = await aClaimedBoard()
    await server.database.pool.query('update accounts set disabled = true where id = $1', [family.accountId])
    expect((await board.bootstrap()).websocket).toBeUndefined()
  })
})

describe('a board with a serial number', () => {
  async function aKnownBoard() {
    const serialNumber = `SN-${randomUUID()}`
    const key = randomBytes(32)
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const boards = [{ serialNumber, key: key.toString('hex') }]
    expect(await server.call('POST /admin/board-keys', { bearer, body: { boards } })).toEqual({ addedCount: 1 })
    return { serialNumber, key }
  }

  test('signs a challenge each time it starts, before it gets a token', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url, await aKnownBoard())]
    const first = await board.bootstrap()
    expect(await board.activate(first.activation?.challenge)).toBe(202)
    await family.claim(first.activation?.code ?? '')
    const { websocket, activation } = await board.bootstrap()
    expect(websocket).toBeUndefined()
    expect(activation?.code).toBeUndefined()
    expect(await board.activate(activation?.challenge)).toBe(200)
    expect((await board.bootstrap()).websocket).toBeDefined()
  })

  test('is refused with another key, and cannot be claimed', async () => {
    const [family, known] = [await aFamily(), await aKnownBoard()]
    const board = aBoard(server.url, { ...known, key: randomBytes(32) })
    const { activation } = await board.bootstrap()
    expect(await board.activate(activation?.challenge)).toBe(403)
    await expect(family.claim(activation?.code ?? '')).rejects.toMatchObject(unknownCode)
  })

  test('that is not known here is like one without: its Client-Id is its secret', async () => {
    const { board } = await aClaimedBoard({ serialNumber: 'SN-unknown', key: randomBytes(32) })
    expect((await board.bootstrap()).websocket).toBeDefined()
  })
})
