import { describe, expect, test } from 'vitest'
import type { PossessionProof } from '@pipit/contract/devices/possession-messages'
import { makeCard, makeDevice, makeDevices, provePossession } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

interface Label {
  deviceId?: string
  claimCode: string
  name?: string
  childId?: string | null
  wifiNetworkId?: string | null
  proof?: PossessionProof
  releaseCode?: string
}

/** A family and the calls of its parent. */
async function aFamily() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const ofDevice = (deviceId: string) => ({ params: { accountId, deviceId }, bearer })
  const family = { params: { accountId }, bearer }
  const child = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
  const { id: childId } = await server.call('POST /accounts/:accountId/children', { ...family, body: child })
  const network = { ssid: 'Home', password: 'correct horse' }
  const { id: wifiNetworkId } = await server.call('POST /accounts/:accountId/wifi-networks', {
    ...family,
    body: network,
  })
  return {
    accountId,
    bearer,
    childId,
    wifiNetworkId,
    register: (label: Label) => server.call('POST /accounts/:accountId/devices/register', { ...family, body: label }),
    check: (body: Label) => server.call('POST /accounts/:accountId/devices/check', { ...family, body }),
    list: (query = {}) => server.call('GET /accounts/:accountId/devices', { ...family, query }),
    read: (deviceId: string) => server.call('GET /accounts/:accountId/devices/:deviceId', ofDevice(deviceId)),
    update: (deviceId: string, body: Omit<Label, 'claimCode'> & { version?: number }) =>
      server.call('PATCH /accounts/:accountId/devices/:deviceId', { ...ofDevice(deviceId), body }),
    key: async (deviceId: string) =>
      (await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', ofDevice(deviceId))).deviceApiKey,
    deactivate: (deviceId: string) =>
      server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', ofDevice(deviceId)),
    removeNetwork: () =>
      server.call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', {
        params: { accountId, wifiNetworkId },
        bearer,
      }),
  }
}

describe('device registration', () => {
  test('registering a device works with its QR code, and sets a name, a child and a network', async () => {
    const { register, read, childId, wifiNetworkId } = await aFamily()
    const { deviceId, claimCode } = await makeDevice(server)
    const given = { name: 'Blue', childId, wifiNetworkId }
    const device = await register({ deviceId, claimCode, ...given })
    expect(device).toMatchObject({ id: deviceId, ...given, status: 'registered', online: false, lastSeenAt: null })
    expect(device.bluetoothName).toBe(`Pipit-${deviceId.slice(0, 16)}`)
    expect(await read(deviceId)).toEqual(device)
  })

  test('registering a device works with its claim code alone, typed with spaces, in lower case and with look-alike letters', async () => {
    const { register } = await aFamily()
    const { deviceId, claimCode } = await makeDevice(server)
    const typed = claimCode
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
      .replaceAll(/(.{4})/g, '$1 ')
    expect(await register({ claimCode: typed })).toMatchObject({ id: deviceId, name: 'Pipit', childId: null })
  })

  test('registering a device twice returns the registered device unchanged and with the same API key', async () => {
    const { register, key } = await aFamily()
    const device = await makeDevice(server)
    const first = await register({ ...device, name: 'Blue' })
    const firstKey = await key(first.id)
    expect(await register({ ...device, name: 'Another name' })).toEqual(first)
    expect(await key(first.id)).toBe(firstKey)
  })

  test('registering a device succeeds for one of several simultaneous families', async () => {
    const families = await Promise.all([aFamily(), aFamily(), aFamily(), aFamily()])
    const device = await makeDevice(server)
    const results = await Promise.allSettled(families.map(({ register }) => register(device)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(errors).toMatchObject(Array.from({ length: 3 }, () => ({ status: 409, code: 'possession-required' })))
  })

  test('registering a device that another family has proven is refused without any details', async () => {
    const [owner, neighbour] = [await aFamily(), await aFamily()]
    const device = await makeDevice(server)
    const { deviceId, claimCode } = device
    await owner.register({ deviceId, claimCode, name: 'Mia’s', proof: await provePossession(server, owner, device) })
    const error = { status: 409, code: 'already-registered', details: [] }
    await expect(neighbour.register({ claimCode })).rejects.toMatchObject(error)
    await expect(neighbour.check({ claimCode })).rejects.toMatchObject(error)
  })

  test('registering a device fails for an unknown claim code and for that of another device', async () => {
    const { register, check } = await aFamily()
    const [one, other] = await makeDevices(server, 2)
    const unknown = { status: 404, code: 'unknown-label' }
    await expect(register({ claimCode: '0'.repeat(26) })).rejects.toMatchObject(unknown)
    await expect(register({ deviceId: one?.deviceId ?? '', claimCode: other?.claimCode ?? '' })).rejects.toMatchObject(
      unknown,
    )
    await expect(check({ deviceId: one?.deviceId ?? '', claimCode: other?.claimCode ?? '' })).rejects.toMatchObject(
      unknown,
    )
    await expect(register({ claimCode: 'too short' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.claimCode' }],
    })
  })

  test('registering a device fails with label-is-card for the claim code of a card', async () => {
    const { register, check } = await aFamily()
    const { claimCode } = await makeCard(server)
    await expect(register({ claimCode })).rejects.toMatchObject({ status: 409, code: 'label-is-card' })
    await expect(check({ claimCode })).rejects.toMatchObject({ status: 409, code: 'label-is-card' })
  })

  test.each(['childId', 'wifiNetworkId'] as const)(
    'registering a device fails with another family’s %s and names the field',
    async (field) => {
      const [family, neighbour] = [await aFamily(), await aFamily()]
      const { claimCode } = await makeDevice(server)
      const error = { status: 400, details: [{ field: `body.${field}` }] }
      await expect(family.register({ claimCode, [field]: neighbour[field] })).rejects.toMatchObject(error)
      const { id } = await family.register({ claimCode })
      await expect(family.update(id, { [field]: neighbour[field] })).rejects.toMatchObject(error)
    },
  )

  test('registering a device fails with a removed network and names the field', async () => {
    const { register, removeNetwork, wifiNetworkId } = await aFamily()
    const { claimCode } = await makeDevice(server)
    await removeNetwork()
    await expect(register({ claimCode, wifiNetworkId })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'body.wifiNetworkId' }],
    })
  })

  test('registering a device can be preceded by a check that shows its status', async () => {
    const { register, check, deactivate } = await aFamily()
    const { deviceId, claimCode, bluetoothName } = await makeDevice(server)
    expect(await check({ claimCode })).toEqual({ id: deviceId, status: 'created', bluetoothName, hardwareModel: 'one' })
    await register({ claimCode })
    expect(await check({ claimCode })).toMatchObject({ status: 'registered' })
    await deactivate(deviceId)
    expect(await check({ claimCode })).toMatchObject({ status: 'deactivated' })
  })

  test('registering a device is rate limited per account, against guessing claim codes', async () => {
    const { check } = await aFamily()
    const results = await Promise.allSettled(Array.from({ length: 70 }, () => check({ claimCode: '0'.repeat(26) })))
    const rateLimited = results.filter(
      (result) => result.status === 'rejected' && (result.reason as { status: number }).status === 429,
    )
    expect(rateLimited).toHaveLength(10)
  })

  test('registering a device for an unknown account answers 404', async () => {
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const { claimCode } = await makeDevice(server)
    const request = { params: { accountId: crypto.randomUUID() }, bearer, body: { claimCode } }
    await expect(server.call('POST /accounts/:accountId/devices/register', request)).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('devices of a family', () => {
  test('a parent can list the devices in pages', async () => {
    const { register, list } = await aFamily()
    const devices = await makeDevices(server, 5)
    for (const device of devices) await register(device)
    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    const third = await list({ limit: 2, cursor: second.nextCursor })
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(
      devices.map(({ deviceId }) => deviceId).sort(),
    )
    expect(third.nextCursor).toBeNull()
    await expect(list({ cursor: 'page-2' })).rejects.toMatchObject({
      status: 400,
      details: [{ field: 'query.cursor' }],
    })
  })

  test('a parent can change single fields, and gets a version conflict if another page was faster', async () => {
    const { register, update, read, childId } = await aFamily()
    const { id, version } = await register({ ...(await makeDevice(server)), childId })
    expect(await update(id, { name: 'Green', version })).toMatchObject({ name: 'Green', childId, version: version + 1 })
    await expect(update(id, { name: 'Red', version })).rejects.toMatchObject({ status: 409, code: 'version-conflict' })
    expect(await read(id)).toMatchObject({ name: 'Green' })
    expect(await update(id, { childId: null })).toMatchObject({ childId: null })
  })

  test.each(['👧🏽 Zoë’s 🦜', 'صديق مريم', '<script>alert(1)</script>', 'M'.repeat(300)])(
    'a parent can name a device %s',
    async (name) => {
      const { register, update } = await aFamily()
      const { id } = await register({ ...(await makeDevice(server)), name })
      expect(await update(id, { name })).toMatchObject({ name })
      await expect(update(id, { name: 'M'.repeat(301) })).rejects.toMatchObject({
        status: 400,
        details: [{ field: 'body.name' }],
      })
    },
  )

  test('a parent does not see a removed network in its devices', async () => {
    const { register, removeNetwork, read, wifiNetworkId } = await aFamily()
    const { id } = await register({ ...(await makeDevice(server)), wifiNetworkId })
    await removeNetwork()
    expect(await read(id)).toMatchObject({ wifiNetworkId: null })
  })

  test.each([
    ['connected to a process that was seen a moment ago', '80 seconds', '$2::uuid', true],
    ['connected to a process that was not seen for long', '100 seconds', '$2::uuid', false],
    ['seen a moment ago, but not connected', '0 seconds', 'nullif($2::uuid, $2::uuid)', false],
  ])('a parent sees the right online state of a device that is %s', async (_, age, processId, online) => {
    const { register, read } = await aFamily()
    const { id } = await register(await makeDevice(server))
    const { pool } = server.database
    const { rows } = await pool.query<{ id: string; seenAt: Date }>(
      `insert into realtime_processes values (gen_random_uuid(), now() - $1::interval) returning id, seen_at as "seenAt"`,
      [age],
    )
    const presence = `insert into device_presence values ($1, 'c', ${processId}, $3, null)`
    await pool.query(presence, [id, rows[0]?.id, rows[0]?.seenAt])
    const device = await read(id)
    expect(device.online).toBe(online)
    expect(Date.parse(device.lastSeenAt ?? '')).toBeGreaterThanOrEqual(rows[0]?.seenAt.getTime() ?? Infinity)
  })

  test('a parent can deactivate a device, which revokes its key, and then any family can register it with the release code', async () => {
    const [family, next] = [await aFamily(), await aFamily()]
    const device = await makeDevice(server)
    const { id } = await family.register({ ...device, name: 'Blue', childId: family.childId })
    await server.database.pool.query(`insert into device_presence values ($1, 'c', null, now(), 50)`, [id])
    const key = await family.key(id)
    const { releaseCode = '' } = await family.deactivate(id)
    await expect(family.deactivate(id)).rejects.toMatchObject({ status: 404 })
    await expect(family.read(id)).rejects.toMatchObject({ status: 404 })
    await expect(family.key(id)).rejects.toMatchObject({ status: 404 })
    expect((await family.list()).items).toEqual([])
    expect(await next.register({ ...device, releaseCode })).toMatchObject({
      name: 'Pipit',
      childId: null,
      wifiNetworkId: null,
      lastSeenAt: null,
      battery: null,
    })
    expect(await next.key(id)).not.toBe(key)
  })

  test('a parent can neither read nor change a device of another family', async () => {
    const [family, neighbour] = [await aFamily(), await aFamily()]
    const { id } = await family.register(await makeDevice(server))
    const notFound = { status: 404, code: 'not-found' }
    await expect(neighbour.read(id)).rejects.toMatchObject(notFound)
    await expect(neighbour.update(id, { name: 'Mine' })).rejects.toMatchObject(notFound)
    await expect(neighbour.key(id)).rejects.toMatchObject(notFound)
    await expect(neighbour.deactivate(id)).rejects.toMatchObject(notFound)
    expect((await neighbour.list()).items).toEqual([])
  })
})

test('the database contains device keys and claim codes only in encrypted form', async () => {
  const { register, key } = await aFamily()
  const [device, unflashed] = [await makeDevice(server), await server.createSignedInAccount({ role: 'superadmin' })]
  const { cardId, claimCode: cardCode } = await makeCard(server)
  await server.call('POST /devices', {
    bearer: unflashed.token,
    body: { count: 1, label: 'Second', hardwareModel: 'one' },
  })
  const { id } = await register(device)
  const secrets = [device.claimCode, cardCode, device.privateKey, await key(id)]
  const { rows } = await server.database.pool.query<{ row: string }>(
    `select devices::text as row from devices union all select cards::text from cards union all select factory_keys::text from factory_keys`,
  )
  const text = rows.map(({ row }) => row).join('\n')
  expect(text).toContain(id)
  expect(text).toContain(cardId)
  for (const secret of secrets) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(Buffer.from(secret).toString('hex'))
    expect(text).not.toContain(Buffer.from(secret, 'base64').toString('hex'))
  }
})
