import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { chatNamespace } from '@pipit/contract/chat'
import { householdNamespace } from '@pipit/contract/realtime'
import { connectDevice, type DeviceConnection, type DeviceOptions } from '@pipit/device/connection'
import { Client } from 'pg'
import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { aRegisteredDevice } from '../testing/fleet.ts'
import { openHouse } from '../testing/house.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { openSockets } from '../testing/sockets.ts'

const house = openHouse()
const sockets = openSockets()
const devices = new Set<DeviceConnection>()
afterEach(async () => {
  await Promise.all([...devices].map((device) => device.close()))
  devices.clear()
})

type Family = Awaited<ReturnType<typeof house.someoneSignedIn>>
type Key = Pick<DeviceOptions, 'deviceId' | 'deviceApiKey'>

const addChild = ({ accountId, token: bearer }: Family) =>
  house.call('POST /accounts/:accountId/children', {
    params: { accountId },
    bearer,
    body: { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
  })

/** A family with a device and what can be seen and done there. */
async function aFamilyWithDevice() {
  const family = await house.someoneSignedIn()
  const { accountId, token: bearer } = family
  const key: Key = await aRegisteredDevice(house, accountId)
  const params = { accountId, deviceId: key.deviceId }
  const read = () => house.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })
  return {
    ...family,
    key,
    read,
    isOnline: async () => (await read()).online,
    tokenOfDevice: async () => (await house.call('POST /auth/sign-in/device', { body: key })).access_token,
    deactivate: () => house.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer }),
  }
}

function aDevice(key: Key, { url = house.url, ...options }: Partial<DeviceOptions> & { url?: string } = {}) {
  const ended: string[] = []
  const connection = connectDevice({
    ...key,
    serverUrl: url,
    status: { battery: 80, firmware: '1.0' },
    onEnded: (reason) => ended.push(reason),
    pauses: { first: 10, longest: 50 },
    ...options,
  })
  devices.add(connection)
  return Object.assign(connection, { ended })
}

/** Once this change has been heard, earlier ones have been too, if they ever will be. */
const afterAnotherChange = async ({ accountId }: Family, page: { heard: string[] }) => {
  await house.database.pool.query('update accounts set name = gen_random_uuid() where id = $1', [accountId])
  await expect.poll(() => page.heard).toContain('account')
}

describe('a page', () => {
  test('hears what changes in its family, and another family’s page does not', async () => {
    const family = await house.someoneSignedIn()
    const other = await house.someoneSignedIn()
    const page = await sockets.page(house.url, family)
    const otherPage = await sockets.page(house.url, other)
    await addChild(family)
    await expect.poll(() => page.heard).toEqual(['children'])
    await afterAnotherChange(other, otherPage)
    expect(otherPage.heard, 'only its own change').toEqual(['account'])
  })

  test('hears the same by long polls, where no websocket gets through', async () => {
    const family = await house.someoneSignedIn()
    const page = await sockets.page(house.url, family, { transports: ['polling'] })
    await addChild(family)
    await expect.poll(() => page.heard).toEqual(['children'])
  })

  test('of a superadmin hears any family', async () => {
    const family = await house.someoneSignedIn()
    const { token } = await house.someoneSignedIn({ role: 'superadmin' })
    const page = await sockets.page(house.url, { token, accountId: family.accountId })
    await addChild(family)
    await expect.poll(() => page.heard).toEqual(['children'])
  })

  test('is told to load everything again when the database was away for a moment', async () => {
    const page = await sockets.page(house.url, await house.someoneSignedIn())
    await house.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'pipit-listener' and datname = current_database()`,
    )
    await expect.poll(() => page.heard).toEqual(['missed'])
  })
})

test('whoever comes while the database is away gets in when it is back, without asking again', async () => {
  const family = await aFamilyWithDevice()
  const administrator = new Client(inject('postgres'))
  await administrator.connect()
  const { rows } = await house.database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  await administrator.query(`alter database ${name} with allow_connections false`)
  await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])

  const onTrouble = vi.fn()
  const coming = sockets.page(house.url, family, {
    reconnection: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  })
  aDevice(family.key, { onTrouble })
  await expect.poll(() => onTrouble.mock.calls.length).toBeGreaterThan(3)
  await administrator.query(`alter database ${name} with allow_connections true`)
  await administrator.end()
  await coming
  await expect.poll(family.isOnline).toBe(true)
})

test('a superadmin who watches a family is in its audit trail, once for each connection; the family itself is not', async () => {
  const family = await house.someoneSignedIn()
  const admin = await house.someoneSignedIn({ role: 'superadmin' })
  const { accountId } = family
  const trail = async () =>
    (await house.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer: family.token })).items.map(
      ({ action }) => action,
    )
  await sockets.page(house.url, family)
  await sockets.page(house.url, admin)
  expect(await trail()).toEqual([])
  await sockets.page(house.url, { token: admin.token, accountId })
  await addChild(family)
  expect(await trail()).toEqual(['household.watched'])
  await sockets.page(house.url, { token: admin.token, accountId })
  expect(await trail()).toEqual(['household.watched', 'household.watched'])
})

describe('a page is refused', () => {
  let family: Family
  beforeAll(async () => {
    family = await house.someoneSignedIn()
  })

  test.each(['', 'not-a-token', 7, null])('to a stranger with the token %j', async (token) => {
    expect(await sockets.refusal(house.url, householdNamespace, { token, accountId: family.accountId })).toBe(
      'unauthenticated',
    )
  })

  test('where there is no door', async () => {
    for (const namespace of ['/', '/elsewhere'])
      expect(await sockets.refusal(house.url, namespace, family)).not.toBe('let in')
  })

  test('with an expired token', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60 * 1000 })
    const { accountId, token } = await house.someoneSignedIn()
    vi.useRealTimers()
    expect(await sockets.refusal(house.url, householdNamespace, { token, accountId })).toBe('unauthenticated')
  })

  test('for another family, for an account that is none, and without the scope', async () => {
    const { accountId } = await house.someoneSignedIn()
    const { token } = family
    expect(await sockets.refusal(house.url, householdNamespace, { token, accountId })).toBe('not-found')
    expect(await sockets.refusal(house.url, householdNamespace, { token, accountId: '1; drop' })).toBe('not-found')
    const withoutScope = await house.someoneSignedIn({ scopes: ['child:read'] })
    expect(await sockets.refusal(house.url, householdNamespace, withoutScope)).toBe('forbidden')
  })

  test('to a device, as a parent is at the devices’ door', async () => {
    const { tokenOfDevice, accountId } = await aFamilyWithDevice()
    expect(await sockets.refusal(house.url, householdNamespace, { token: await tokenOfDevice(), accountId })).toBe(
      'forbidden',
    )
    expect(await sockets.refusal(house.url, chatNamespace, { token: family.token })).toBe('forbidden')
    expect(await sockets.refusal(house.url, chatNamespace, {})).toBe('unauthenticated')
  })

  test.each(['websocket', 'polling'])('to another site’s page, by %s', async (transport) => {
    const from = (origin: string) =>
      sockets.refusal(house.url, householdNamespace, family, { transports: [transport], extraHeaders: { origin } })
    expect(await from('https://elsewhere.example')).toBe('closed')
    expect(await from('null')).toBe('closed')
    expect(await from(house.url)).toBe('let in')
  })
})

describe('a page’s connection ends at once, in every process', () => {
  const change = (statement: string, { accountId }: Family) =>
    house.database.pool.query(`${statement} where id = $1`, [accountId])
  const ends: [string, (family: Family) => Promise<unknown>][] = [
    ['with the session', ({ token: bearer }) => house.call('POST /auth/sign-out', { bearer })],
    ['when the role changes', (family) => change('update accounts set standing = standing + 1', family)],
    ['when the account is switched off', (family) => change('update accounts set disabled = true', family)],
    ['when the account is deleted', (family) => change('delete from accounts', family)],
  ]
  test.each(ends)('%s', async (_, act) => {
    const another = await house.another()
    const [family, neighbour] = [await house.someoneSignedIn(), await house.someoneSignedIn()]
    const here = await sockets.page(house.url, family)
    const there = await sockets.page(another.url, family)
    const untouched = await sockets.page(house.url, neighbour)
    await act(family)
    await expect.poll(() => [here.connected, there.connected]).toEqual([false, false])
    expect(untouched.connected).toBe(true)
    await another.close()
  })
})

describe('a device', () => {
  test('is online while it is connected, and the family’s pages hear of it and of its battery', async () => {
    const family = await aFamilyWithDevice()
    const page = await sockets.page(house.url, family)
    expect(await family.read()).toMatchObject({ online: false, lastSeenAt: null })

    const device = aDevice(family.key)
    await expect
      .poll(family.read)
      .toMatchObject({ online: true, battery: 80, firmware: '1.0', lastSeenAt: expect.any(String) })
    await expect.poll(() => page.heard).toEqual(['devices', 'devices'])

    await device.close()
    await expect.poll(family.isOnline).toBe(false)
    await expect.poll(() => page.heard).toEqual(['devices', 'devices', 'devices'])
  })

  test('tells news of its battery, of which the last counts when they come too fast', async () => {
    const { key, read } = await aFamilyWithDevice()
    const device = aDevice(key)
    await expect.poll(read).toMatchObject({ battery: 80 })
    for (const battery of [79, 78, 77]) device.report({ battery, firmware: '1.1' })
    await expect.poll(read, { timeout: 5000 }).toMatchObject({ battery: 77, firmware: '1.1' })
  })

  test('may tell the same again without any page hearing it', async () => {
    const family = await aFamilyWithDevice()
    const device = await sockets.device(house.url, await family.tokenOfDevice())
    expect(await device.emitWithAck('status', { battery: null, firmware: '1.0' })).toBeNull()
    device.disconnect()
    await expect.poll(family.isOnline).toBe(false)
    const again = await sockets.device(house.url, await family.tokenOfDevice())
    await expect.poll(family.isOnline).toBe(true)
    const page = await sockets.page(house.url, family)
    expect(await again.emitWithAck('status', { battery: null, firmware: '1.0' })).toBeNull()
    await afterAnotherChange(family, page)
    expect(page.heard).toEqual(['account'])
  })

  const wrong = [
    { battery: 101, firmware: '1.0' },
    { battery: 0.5, firmware: '1.0' },
    { battery: '80', firmware: '1.0' },
    { battery: 80, firmware: 'x'.repeat(101) },
    { battery: 80 },
    null,
    'status',
    Buffer.from('status'),
  ]
  test('that tells nonsense is refused, and neither it nor anybody else is thrown out', async () => {
    const { tokenOfDevice, read } = await aFamilyWithDevice()
    const device = await sockets.device(house.url, await tokenOfDevice())
    for (const status of wrong) expect(await device.emitWithAck('status', status)).toEqual({ code: 'invalid-request' })
    device.emit('status')
    device.emit('status', { battery: 1, firmware: '1.0' }, 'no function')
    device.emit('unknown', { toString: 1, __proto__: null })
    await expect.poll(read).toMatchObject({ online: true, battery: 1 })
    expect(await device.emitWithAck('status', { battery: 2, firmware: '1.0' })).toEqual({ code: 'too-many-requests' })
    device.emit('unknown', 'x'.repeat(3_000_000))
    await expect.poll(() => device.connected, { message: 'more than a picture has ends the connection' }).toBe(false)
    expect((await house.fetch('/healthz')).status).toBe(200)
  })

  test('comes back by itself when the server has stopped and started again', async () => {
    const { key, isOnline } = await aFamilyWithDevice()
    const another = await house.another()
    const device = aDevice(key, { url: another.url })
    await expect.poll(isOnline).toBe(true)
    await another.close()
    expect(await isOnline(), 'offline as soon as the server has stopped').toBe(false)
    await expect.poll(() => device.ended).toEqual(['server-stopping'])
    const again = await house.another(Number(new URL(another.url).port))
    await expect.poll(isOnline).toBe(true)
    await device.close()
    await again.close()
  })
})

describe.each(['the same', 'another'])('with a second connection to %s process', (which) => {
  test('the first is replaced, and the device stays online', async () => {
    const { tokenOfDevice, isOnline, read } = await aFamilyWithDevice()
    const another = await house.another()
    const token = await tokenOfDevice()
    const first = await sockets.device(house.url, token)
    await expect.poll(isOnline).toBe(true)
    const second = await sockets.device(which === 'another' ? another.url : house.url, token)
    await expect.poll(() => first.connected).toBe(false)
    expect(first.ended).toEqual(['replaced'])
    expect(await second.emitWithAck('status', { battery: 5, firmware: '2' })).toBeNull()
    expect(await read()).toMatchObject({ online: true, battery: 5 })
    second.disconnect()
    await expect.poll(isOnline).toBe(false)
    await another.close()
  })
})

test('of many connections at the same moment, to two processes, exactly one stays', async () => {
  const { tokenOfDevice, isOnline } = await aFamilyWithDevice()
  const another = await house.another()
  const token = await tokenOfDevice()
  const urls = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? house.url : another.url))
  const connections = await Promise.all(urls.map((url) => sockets.device(url, token)))
  await expect.poll(() => connections.filter(({ connected }) => connected).length).toBe(1)
  expect(connections.flatMap(({ ended }) => ended)).toEqual(Array(9).fill('replaced'))
  expect(await isOnline()).toBe(true)
  connections.find(({ connected }) => connected)?.disconnect()
  await expect.poll(isOnline).toBe(false)
  await another.close()
})

describe('a deactivated device', () => {
  test('is thrown out at once by whatever process it is connected to, and does not come back', async () => {
    const { key, deactivate, isOnline } = await aFamilyWithDevice()
    const another = await house.another()
    const onTrouble = vi.fn()
    const device = aDevice(key, { url: another.url, onTrouble })
    await expect.poll(isOnline).toBe(true)
    await deactivate()
    await expect.poll(() => device.ended).toEqual(['deactivated'])
    await device.close()
    expect(onTrouble, 'no further attempt').not.toHaveBeenCalled()
    await another.close()
  })

  test('is told apart from one whose family is switched off for now', async () => {
    const { key, accountId, isOnline } = await aFamilyWithDevice()
    const onOnline = vi.fn()
    const device = aDevice(key, { onOnline })
    await expect.poll(isOnline).toBe(true)
    await house.database.pool.query('update accounts set disabled = true where id = $1', [accountId])
    await expect.poll(() => device.ended).toEqual(['switched-off'])
    await house.database.pool.query('update accounts set disabled = false where id = $1', [accountId])
    await expect.poll(() => onOnline.mock.calls.length).toBe(2)
  })
})

describe('a process that dies without a goodbye', () => {
  const sweep = () => house.database.pool.query(`select graphile_worker.add_job('sweep-devices')`)
  const silentFor = (deviceId: string, time: string) =>
    house.database.pool.query('update devices set last_seen_at = now() - $2::interval where id = $1', [deviceId, time])
  const wasJustSeen = async (deviceId: string) => {
    const question = `select from devices where id = $1 and last_seen_at > now() - interval '10 seconds'`
    return (await house.database.pool.query(question, [deviceId])).rowCount === 1
  }

  test('is told from a living one, which sees its devices every half minute', async () => {
    const { tokenOfDevice, key, isOnline } = await aFamilyWithDevice()
    const another = await house.another()
    vi.useFakeTimers({ toFake: ['setInterval'] })
    await sockets.device(another.url, await tokenOfDevice())
    await expect.poll(isOnline).toBe(true)
    await silentFor(key.deviceId, '80 seconds')
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    await expect.poll(() => wasJustSeen(key.deviceId)).toBe(true)
    await another.close()
  })

  test('leaves its devices online for no longer than they are silent', async () => {
    const family = await aFamilyWithDevice()
    const server = await startServerProcess({
      DATABASE_URL: house.config.databaseUrl ?? '',
      SECRET_KEY: house.config.secretKey?.toString('base64') ?? '',
    })
    const device = aDevice(family.key, { url: server.url })
    await expect.poll(family.isOnline).toBe(true)
    await server.kill()
    await device.close()
    const page = await sockets.page(house.url, family)

    await silentFor(family.key.deviceId, '80 seconds')
    await sweep()
    await afterAnotherChange(family, page)
    expect(await family.isOnline(), 'it may still come back').toBe(true)

    await silentFor(family.key.deviceId, '100 seconds')
    await sweep()
    await expect.poll(() => page.heard).toContain('devices')
    expect(await family.isOnline()).toBe(false)
  })

  test('while one that was only taken for dead keeps its devices', async () => {
    const { tokenOfDevice, key, isOnline } = await aFamilyWithDevice()
    const device = await sockets.device(house.url, await tokenOfDevice())
    await expect.poll(isOnline).toBe(true)
    await silentFor(key.deviceId, '100 seconds')
    await sweep()
    await expect.poll(() => wasJustSeen(key.deviceId)).toBe(true)
    expect(await isOnline()).toBe(true)
    expect(device.connected).toBe(true)
  })
})

test(
  'a visitor who opens a websocket and then says nothing does not hold up the server’s stop',
  { timeout: 10_000 },
  async () => {
    const another = await house.another()
    const key = { 'sec-websocket-version': '13', 'sec-websocket-key': Buffer.alloc(16).toString('base64') }
    const headers = { connection: 'upgrade', upgrade: 'websocket', ...key }
    const asked = request(`${another.url}/socket.io/?EIO=4&transport=websocket`, { headers }).end()
    const [{ statusCode }, connection] = (await once(asked, 'upgrade')) as [IncomingMessage, Socket]
    expect(statusCode).toBe(101)
    connection.pause()
    await another.close()
    connection.destroy()
  },
)

test('a request to speak another protocol elsewhere is answered in this one', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade: 'h2c' }
    request(`${house.url}/healthz`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})
