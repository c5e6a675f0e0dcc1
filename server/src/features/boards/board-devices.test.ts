import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aBoard, buildName } from './testing/board.ts'
import { aFamilyWithBoard } from './testing/claimed-board.ts'

const server = startTestServer()
const deviceIsBoard = { status: 409, code: 'device-is-board' }
const readDevice = ({ params, bearer }: Awaited<ReturnType<typeof aFamilyWithBoard>>) =>
  server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })

let superadmin: string
beforeAll(async () => {
  superadmin = (await server.createSignedInAccount({ role: 'superadmin' })).token
})

describe('a board of a family', () => {
  test('says what it is, and how good its wifi was when it last started', async () => {
    const family = await aFamilyWithBoard(server)
    expect(family.device).toMatchObject({ protocol: 'xiaozhi', signalDbm: null, serialNumber: null })
    const started = async (rssi: unknown) => {
      await family.board.bootstrap({ application: { version: '2.0.5' }, board: { type: 'bread-compact-wifi', rssi } })
      return (await readDevice(family)).signalDbm
    }
    expect(await started(-61.4)).toBe(-61)
    expect(await started('strong')).toBeNull()
    expect(await started(900)).toBeNull()
    expect(await readDevice(family)).toMatchObject({ macAddress: family.board.macAddress, battery: null })
  })

  test('has no key, no configuration, no wifi of ours and no release code', async () => {
    const { params, bearer, accountId } = await aFamilyWithBoard(server)
    const network = await server.call('POST /accounts/:accountId/wifi-networks', {
      params: { accountId },
      bearer,
      body: { ssid: 'Home', password: 'a good password' },
    })
    const body = { wifiNetworkId: network.id }
    const device = '/accounts/:accountId/devices/:deviceId' as const
    await expect(server.call(`GET ${device}/device-api-key`, { params, bearer })).rejects.toMatchObject(deviceIsBoard)
    await expect(server.call(`POST ${device}/configuration`, { params, bearer, body })).rejects.toMatchObject(
      deviceIsBoard,
    )
    await expect(server.call(`PATCH ${device}`, { params, bearer, body })).rejects.toMatchObject(deviceIsBoard)
    await expect(
      server.call('POST /admin/devices/:deviceId/release-code', {
        params,
        bearer: superadmin,
        body: { reason: 'They lost it.' },
      }),
    ).rejects.toMatchObject(deviceIsBoard)
    const named = { name: 'Kitchen bird', wifiNetworkId: null }
    expect(await server.call(`PATCH ${device}`, { params, bearer, body: named })).toMatchObject({
      name: 'Kitchen bird',
    })
  })

  test('leaves it without a release code: the mail says that the board speaks a new code', async () => {
    const { params, bearer, board, accountId } = await aFamilyWithBoard(server)
    const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
    expect(await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer })).toEqual(
      {},
    )
    const mail = async () => (await server.readOutbox()).split('<article').find((each) => each.includes(`To ${email}`))
    await expect.poll(mail).toContain('You have deactivated Desk bird. When the board starts, it speaks a new code')
    expect((await board.bootstrap()).activation?.code).toMatch(/^\d{6}$/)
  })

  test('counts towards the plan, also if it is new, but may take its own place again when the plan is full', async () => {
    const { accountId, token: bearer } = await server.createSignedInAccount()
    await server.database.pool.query(
      `insert into plans (id, name, description, devices, weekly_reports, position, is_default)
       values ('small', 'Small', '', 1, false, 1, false)`,
    )
    await server.database.pool.query(`update accounts set subscription = 'small' where id = $1`, [accountId])
    const board = aBoard(server.url)
    const claim = async (waiting: typeof board, given: { replacesDeviceId?: string } = {}) =>
      server.call('POST /accounts/:accountId/devices/claim-board', {
        params: { accountId },
        bearer,
        body: { code: (await waiting.bootstrap()).activation?.code ?? '', ...given },
      })
    const { id } = await claim(board)
    const fullPlan = { status: 409, code: 'plan-limit-reached' }
    await expect(claim(aBoard(server.url))).rejects.toMatchObject(fullPlan)
    const erased = aBoard(server.url, { macAddress: board.macAddress })
    await expect(claim(erased), 'as another device').rejects.toMatchObject(fullPlan)
    expect(await claim(erased, { replacesDeviceId: id }), 'in its own place').toMatchObject({ id })
  })
})

describe('superadmins', () => {
  test('find boards in the list of devices, without a batch, and export them', async () => {
    const { accountId, device } = await aFamilyWithBoard(server, 'Wooden owl')
    const list = (body: { search: string } | { accountId: string; firmware: string }) =>
      server.call('POST /admin/devices/list', { bearer: superadmin, body })
    const board = {
      id: device.id,
      protocol: 'xiaozhi',
      batchId: null,
      batchLabel: null,
      hardwareModel: buildName,
      firmware: '2.0.5',
    }
    expect(await list({ search: 'wooden' })).toMatchObject({ items: [board], total: { count: 1 } })
    expect(await list({ accountId, firmware: '2.0.5' })).toMatchObject({ items: [board] })
    const file = await server.call('POST /admin/devices/export', { bearer: superadmin, body: { accountId } })
    expect(await file.text()).toMatch(new RegExp(`${device.id}.*${buildName},2\\.0\\.5`))
  })

  test('cannot emulate a board: a child who wakes it would continue their conversation', async () => {
    const { device, bearer, params } = await aFamilyWithBoard(server)
    const emulate = server.call('GET /auth/tokens/device/:deviceId', {
      params: { deviceId: device.id },
      bearer: superadmin,
      reason: 'They say that it is silent.',
    })
    await expect(emulate).rejects.toMatchObject(deviceIsBoard)
    await server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer })
    const afterwards = server.call('GET /auth/tokens/device/:deviceId', {
      params: { deviceId: device.id },
      bearer: superadmin,
      reason: 'They say that it is silent.',
    })
    await expect(afterwards, 'it belongs to nobody').rejects.toMatchObject({ status: 404 })
  })

  test('cannot print a label of a board, and are told why', async () => {
    const { device } = await aFamilyWithBoard(server)
    const print = server.call('POST /admin/devices/qr-codes', { bearer: superadmin, body: { ids: [device.id] } })
    await expect(print).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.ids.0', message: `${device.id} is a board, which has no label.` }],
    })
  })
})
