import { randomUUID } from 'node:crypto'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily as createFamily } from '@pipit/test-kit/family'

type Network = z.input<EndpointsByName['POST /accounts/:accountId/wifi-networks']['body']>
type Changes = z.input<EndpointsByName['PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId']['body']>

const server = startTestServer()
const home: Network = { ssid: 'Home', security: 'wpa2', password: 'correct horse' }
const cafe: Network = { ssid: 'Café', security: 'open' }
const notFound = { status: 404, code: 'not-found' }

/** A family and the calls of its parent. */
async function aFamily() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const one = (wifiNetworkId: string) => ({ params: { accountId, wifiNetworkId }, bearer })
  const all = { params: { accountId }, bearer }
  return {
    accountId,
    token: bearer,
    add: (body: Network = home, idempotencyKey = randomUUID() as string) =>
      server.call('POST /accounts/:accountId/wifi-networks', { ...all, body, idempotencyKey }),
    list: (query = {}) => server.call('GET /accounts/:accountId/wifi-networks', { ...all, query }),
    read: (id: string) => server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId', one(id)),
    async password(id: string) {
      const response = await server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', one(id))
      return response.password
    },
    update: (id: string, body: Changes) =>
      server.call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', { ...one(id), body }),
    remove: (id: string) => server.call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', one(id)),
    restore: (id: string) => server.call('POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore', one(id)),
  }
}

const setRemovedAt = (id: string, interval: string) =>
  server.database.pool.query('update wifi_networks set removed_at = now() - $2::interval where id = $1', [id, interval])

describe('wifi networks of a family', () => {
  test('a parent can add a network, and its password is returned only by its own endpoint', async () => {
    const { add, read, list, password } = await aFamily()
    const network = await add({ ...home, hidden: true })
    expect(network).toMatchObject({ ssid: 'Home', security: 'wpa2', hidden: true, version: 1 })
    expect(network).not.toHaveProperty('password')
    expect(network).not.toHaveProperty('encryptedPassword')
    expect(await read(network.id)).toEqual(network)
    expect((await list()).items).toEqual([network])
    expect(await password(network.id)).toBe('correct horse')
  })

  test('a parent can add an open network, which has no password', async () => {
    const { add, password } = await aFamily()
    const { id, security } = await add(cafe)
    expect(security).toBe('open')
    expect(await password(id)).toBeNull()
  })

  test('a parent can list the networks in pages', async () => {
    const { add, list } = await aFamily()
    for (const ssid of ['One', 'Two', 'Three']) await add({ ...home, ssid })
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map(({ ssid }) => ssid)).toEqual(['One', 'Two', 'Three'])
    expect(second.nextCursor).toBeNull()
  })

  test.each([
    ['32 letters', 'N'.repeat(32)],
    ['8 emoji of 4 bytes', '🦜'.repeat(8)],
    ['markup', '<b>Home</b>'],
    ['spaces at its ends', ' Home '],
  ])('a parent can use a network name of %s', async (_, ssid) => {
    const { add } = await aFamily()
    expect(await add({ ...home, ssid })).toMatchObject({ ssid })
  })

  test.each([
    [{ ssid: '' }, 'body.ssid'],
    [{ ssid: 'N'.repeat(33) }, 'body.ssid'],
    [{ ssid: '🦜'.repeat(8) + '!' }, 'body.ssid'],
    [{ password: 'seven77' }, 'body.password'],
    [{ password: 'p'.repeat(64) }, 'body.password'],
    [{ password: 'p'.repeat(65) }, 'body.password'],
    [{ password: 'pässwörter' }, 'body.password'],
    [{ password: 'line\nbreak' }, 'body.password'],
    [{ password: null }, 'body.password'],
    [{ security: 'open' as const }, 'body.password'],
    [{ security: 'wep' as 'wpa2' }, 'body.security'],
  ])('a parent gets an error that names the invalid field: %j', async (invalid, field) => {
    const { add, update } = await aFamily()
    const error = { status: 400, code: 'invalid-request', details: [{ field }] }
    await expect(add({ ...home, ...invalid })).rejects.toMatchObject(error)
    const { id } = await add()
    await expect(update(id, { ...home, ...invalid })).rejects.toMatchObject(error)
  })

  const passwords = ['p'.repeat(8), 'p'.repeat(63), '0123456789abcdefABCDEF'.padEnd(64, '0'), ' ~ !"#$%&']
  test.each(passwords)('a parent can use the password %j', async (given) => {
    const { add, password } = await aFamily()
    expect(await password((await add({ ...home, password: given })).id)).toBe(given)
  })

  test('a parent can change a network without changing its password', async () => {
    const { add, update, password } = await aFamily()
    const { id } = await add()
    const changes = { ssid: 'Upstairs', security: 'wpa3' } as const
    expect(await update(id, changes)).toMatchObject({ ...changes, version: 2 })
    expect(await password(id)).toBe('correct horse')
  })

  test('a parent can change the password', async () => {
    const { add, update, password } = await aFamily()
    const { id } = await add()
    await update(id, { password: 'battery staple' })
    expect(await password(id)).toBe('battery staple')
  })

  test('a parent can make a network open, which deletes its password, and needs a new one to protect it again', async () => {
    const { add, update, password } = await aFamily()
    const { id } = await add()
    await update(id, { security: 'open' })
    expect(await password(id)).toBeNull()
    const error = { status: 400, code: 'invalid-request', details: [{ field: 'body.password' }] }
    await expect(update(id, { security: 'wpa2' })).rejects.toMatchObject(error)
    await expect(update(id, { password: 'battery staple' })).rejects.toMatchObject(error)
    await update(id, { security: 'wpa2', password: 'battery staple' })
    expect(await password(id)).toBe('battery staple')
  })

  test('a parent gets a version conflict if another page has changed the network, and nothing is overwritten', async () => {
    const { add, update, read } = await aFamily()
    const { id, version } = await add()
    await update(id, { ssid: 'From the first tab', security: 'open', version })
    const conflict = { status: 409, code: 'version-conflict' }
    await expect(update(id, { ssid: 'From the second tab', version })).rejects.toMatchObject(conflict)
    // The second tab still assumes that there is a password.
    await expect(update(id, { security: 'wpa3', version })).rejects.toMatchObject(conflict)
    expect(await read(id)).toMatchObject({ ssid: 'From the first tab', security: 'open' })
  })

  test('a parent gets one network for repeated and simultaneous requests with the same idempotency key', async () => {
    const { add, list } = await aFamily()
    const key = randomUUID()
    const networks = await Promise.all(Array.from({ length: 5 }, () => add(home, key)))
    networks.push(await add(home, key))
    expect(new Set(networks.map(({ id }) => id)).size).toBe(1)
    expect((await list()).items).toHaveLength(1)
  })
})

describe('removed networks', () => {
  test('a removed network answers not-found and is not listed', async () => {
    const { add, remove, read, list, update, password } = await aFamily()
    const { id } = await add()
    await remove(id)
    for (const call of [read, password, remove]) await expect(call(id)).rejects.toMatchObject(notFound)
    await expect(update(id, { ssid: 'Back' })).rejects.toMatchObject(notFound)
    expect((await list()).items).toEqual([])
  })

  test('a removed network can be restored within an hour, with its password and its devices', async () => {
    const { remove, restore, password, list, ...parent } = await aFamily()
    const { network, deviceId } = await createFamily(server, parent)
    await remove(network.id)
    await setRemovedAt(network.id, '59 minutes')
    expect(await restore(network.id)).toMatchObject({ id: network.id, ssid: 'Home' })
    expect(await password(network.id)).toBe('correct horse')
    expect((await list()).items).toHaveLength(1)
    const { rows } = await server.database.pool.query('select wifi_network_id from devices where id = $1', [deviceId])
    expect(rows).toEqual([{ wifi_network_id: network.id }])
  })

  test('a removed network cannot be restored after an hour, and is deleted by the sweep', async () => {
    const { add, remove, restore } = await aFamily()
    const [old, young] = [await add(), await add()]
    await remove(old.id)
    await remove(young.id)
    await setRemovedAt(old.id, '61 minutes')
    await expect(restore(old.id)).rejects.toMatchObject(notFound)
    await server.database.pool.query("select graphile_worker.add_job('sweep')")
    const ids = [old.id, young.id]
    const readRemaining = () => server.database.pool.query('select id from wifi_networks where id = any($1)', [ids])
    await expect.poll(readRemaining).toMatchObject({ rows: [{ id: young.id }] })
  })

  test('a network that was never removed cannot be restored', async () => {
    const { add, restore } = await aFamily()
    await expect(restore((await add()).id)).rejects.toMatchObject(notFound)
    await expect(restore(randomUUID())).rejects.toMatchObject(notFound)
  })
})

test('wifi passwords are encrypted at rest', async () => {
  const { add, update } = await aFamily()
  const { id } = await add({ ...home, password: 'never in plain text' })
  await update(id, { password: 'also not in plain text' })
  const { rows } = await server.database.pool.query<{ row: string; encrypted: Buffer }>(
    'select wifi_networks::text as row, encrypted_password as encrypted from wifi_networks where id = $1',
    [id],
  )
  expect(rows[0]?.encrypted.length).toBeGreaterThan('also not in plain text'.length)
  for (const text of [rows[0]?.row, rows[0]?.encrypted.toString('latin1')]) expect(text).not.toMatch(/in plain/)
  expect(rows[0]?.row).not.toContain(Buffer.from('in plain').toString('hex'))
})

test('another family can neither read, change, remove nor restore a network', async () => {
  const { add, remove, read } = await aFamily()
  const { id } = await add()
  const neighbour = await aFamily()
  const { read: readOther, password, remove: removeOther } = neighbour
  for (const call of [readOther, password, removeOther]) await expect(call(id)).rejects.toMatchObject(notFound)
  await expect(neighbour.update(id, { ssid: 'Mine' })).rejects.toMatchObject(notFound)
  expect(await read(id)).toMatchObject({ ssid: 'Home', version: 1 })
  await remove(id)
  await expect(neighbour.restore(id)).rejects.toMatchObject(notFound)
  expect((await neighbour.list()).items).toEqual([])
})
