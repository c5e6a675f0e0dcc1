import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard, buildName } from './testing/board.ts'
import { familiesWithBoards, unknownCode } from './testing/families-with-boards.ts'

const server = startTestServer()
const { aFamily, aClaimedBoard, codeOf } = familiesWithBoards(server)

describe('a new board', () => {
  test('speaks a code of six digits, gets no token, and waits', async () => {
    const board = aBoard(server.url)
    const { server_time: time, websocket, activation, firmware } = await board.bootstrap()
    expect(Math.abs(time.timestamp - Date.now())).toBeLessThan(60_000)
    expect(activation).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), challenge: expect.any(String) })
    expect(activation?.message).toContain(activation?.code)
    expect(websocket, 'with which it can connect once it is claimed').toMatchObject({ token: '', version: 1 })
    expect(firmware, 'without an address, boards compare no versions').toEqual({ version: '2.0.5' })
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

  test('shows the family what it is before it is added, and is not used up by that', async () => {
    const [family, board] = [await aFamily(), aBoard(server.url)]
    const code = await codeOf(board)
    for (let times = 0; times < 2; times += 1)
      expect(await family.check(code)).toEqual({
        hardwareModel: buildName,
        firmware: '2.0.5',
        macAddressEnd: board.macAddress.slice(-5),
        replaces: null,
        hadFamily: false,
      })
    expect(await family.changes(), 'looking changes nothing').toEqual([])
    await family.claim(code)
    await expect(family.check(code)).rejects.toMatchObject(unknownCode)
  })

  test('shows the time of its family once it is claimed', async () => {
    const { board, family } = await aClaimedBoard()
    expect((await aBoard(server.url).bootstrap()).server_time.timezone_offset).toBe(0)
    await server.database.pool.query(`update accounts set time_zone = 'Asia/Kolkata' where id = $1`, [family.accountId])
    expect((await board.bootstrap()).server_time.timezone_offset).toBe(330)
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
    expect(await board.activate(), 'the board starts again at once').toBe(200)
    expect(await family.claim(await codeOf(board))).toMatchObject({ status: 'registered' })
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
    expect(websocket?.token).toBe('')
    expect(activation?.code).toMatch(/^\d{6}$/)
    const thief = await aFamily()
    await thief.claim(activation?.code ?? '')
    expect((await board.bootstrap()).websocket?.token).toBeTruthy()
    expect(await family.devices()).toHaveLength(1)
  })

  test('a Client-Id with another MAC address gets no token either', async () => {
    const { board } = await aClaimedBoard()
    expect((await aBoard(server.url, { clientId: board.clientId }).bootstrap()).websocket?.token).toBeFalsy()
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

  test('says so to the next family, because others may know its secret, until it is erased', async () => {
    const { board, family, device } = await aClaimedBoard()
    await family.deactivate(device.id)
    const next = await aFamily()
    expect(await next.check(await codeOf(board))).toMatchObject({ hadFamily: true, replaces: null })
    const erased = aBoard(server.url, { macAddress: board.macAddress })
    expect(await next.check(await codeOf(erased))).toMatchObject({ hadFamily: false, replaces: null })
  })

  test('leaves nothing but the hash of its Client-Id when it leaves its family', async () => {
    const { board, family, device } = await aClaimedBoard({ serialNumber: `SN-${randomUUID()}` })
    const kept = async () => {
      const query = 'select mac_address, serial_number, signal_dbm from boards where device_id = $1'
      return (await server.database.pool.query(query, [device.id])).rows
    }
    await board.bootstrap()
    expect(await kept()).toMatchObject([{ mac_address: board.macAddress, signal_dbm: -55 }])
    await family.deactivate(device.id)
    expect(await kept()).toEqual([{ mac_address: null, serial_number: null, signal_dbm: null }])
  })

  test('cannot be claimed while it belongs to a family', async () => {
    const { board } = await aClaimedBoard()
    expect((await board.bootstrap()).activation).toBeUndefined()
  })

  test('that was erased takes its own place if the family says so, with the name and child that it chooses', async () => {
    const { board, family, device } = await aClaimedBoard()
    const child = await family.addChild()
    const erased = aBoard(server.url, { macAddress: board.macAddress, clientId: randomUUID() })
    const code = await codeOf(erased)
    expect((await family.check(code)).replaces).toEqual({ id: device.id, name: 'Pipit', childId: null })
    const chosen = { name: 'Desk bird', childId: child.id }
    expect(await family.claim(code, { ...chosen, replacesDeviceId: device.id })).toMatchObject({
      id: device.id,
      ...chosen,
    })
    expect((await erased.bootstrap()).websocket?.token).toBeTruthy()
    expect((await board.bootstrap()).websocket?.token, 'the former Client-Id').toBeFalsy()
    expect(await family.devices()).toHaveLength(1)
    expect(await family.changes()).toEqual(['board.replaced', 'child.added', 'consent.given', 'board.claimed'])
    const mails = (await server.readOutbox()).split('<article').filter((each) => each.includes(family.email))
    expect(mails.join()).toContain('A board with the same MAC address as Pipit was added to your family in its place')
  })

  test('that was erased keeps its name and child if nothing else is chosen', async () => {
    const { board, family, device } = await aClaimedBoard()
    const erased = aBoard(server.url, { macAddress: board.macAddress })
    expect(await family.claim(await codeOf(erased), { replacesDeviceId: device.id })).toMatchObject({
      id: device.id,
      name: 'Pipit',
    })
  })

  test('does not take the place of a device by its MAC address alone: it is added as another one', async () => {
    const { board, family, device } = await aClaimedBoard()
    const other = aBoard(server.url, { macAddress: board.macAddress })
    const added = await family.claim(await codeOf(other), { name: 'Another' })
    expect(added.id).not.toBe(device.id)
    expect((await board.bootstrap()).websocket?.token, 'the first one keeps working').toBeTruthy()
    expect((await other.bootstrap()).websocket?.token).toBeTruthy()
    expect(await family.changes()).toEqual(['board.claimed', 'board.claimed'])
  })

  test('takes the place of no other device, of no family, and its code stays valid', async () => {
    const { board, device: foreign, family: victim } = await aClaimedBoard()
    const { family, device: own } = await aClaimedBoard()
    const stranger = aBoard(server.url, { macAddress: board.macAddress })
    const code = await codeOf(stranger)
    expect((await family.check(code)).replaces, 'a foreign device is not shown').toBeNull()
    for (const replacesDeviceId of [foreign.id, own.id])
      await expect(family.claim(code, { replacesDeviceId })).rejects.toMatchObject({ status: 400 })
    expect(await family.claim(code)).toMatchObject({ status: 'registered' })
    expect(await victim.devices()).toMatchObject([{ id: foreign.id }])
    expect((await board.bootstrap()).websocket?.token).toBeTruthy()
  })

  test('gets no token while the account of its family is disabled', async () => {
    const { board, family } = await aClaimedBoard()
    await server.database.pool.query('update accounts set disabled = true where id = $1', [family.accountId])
    expect((await board.bootstrap()).websocket?.token).toBeFalsy()
  })
})
