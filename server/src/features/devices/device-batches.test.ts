import { createPrivateKey, createPublicKey, randomUUID } from 'node:crypto'
import { bluetoothName } from '@pipit/contract/devices/devices'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeDevices } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
let bearer: string
beforeAll(async () => {
  bearer = (await server.createSignedInAccount({ role: 'superadmin' })).token
})

const create = (body: object = {}, idempotencyKey = randomUUID()) =>
  server.call('POST /devices', {
    bearer,
    idempotencyKey,
    body: { count: 1, label: 'Spring', hardwareModel: 'one', ...body },
  })
const factoryFile = (batchId: string, format: 'json' | 'csv' = 'json') =>
  server.call('POST /devices/batches/:batchId/factory-file', { params: { batchId }, bearer, body: { format } })
const countDevices = async (batchId: string) =>
  Number(
    (await server.database.pool.query<{ count: string }>('select count(*) from devices where batch_id = $1', [batchId]))
      .rows[0]?.count,
  )

describe('batches of devices', () => {
  test(
    'a batch of devices may contain 10,000 devices, and other requests are served meanwhile',
    { timeout: 90_000 },
    async () => {
      const idempotencyKey = randomUUID()
      const creation = create({ count: 10_000 }, idempotencyKey)
      const readProgress = () =>
        server.call('GET /devices/batches/:idempotencyKey/progress', { params: { idempotencyKey }, bearer })
      const seen: number[] = []
      let batch: Awaited<typeof creation> | null = null
      while (batch === null) {
        batch = await Promise.race([
          creation,
          readProgress().then(
            (progress) => (seen.push(...(progress.createdCount === null ? [] : [progress.createdCount])), null),
          ),
        ])
      }
      const { batchId, count } = batch
      expect(count).toBe(10_000)
      expect(await countDevices(batchId)).toBe(10_000)
      expect(seen.length).toBeGreaterThan(20)
      expect(new Set(seen).size, 'the progress can be followed').toBeGreaterThan(5)
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      expect(await readProgress()).toEqual({ createdCount: null })
      expect((JSON.parse(await (await factoryFile(batchId)).text()) as unknown[]).length).toBe(10_000)
    },
  )

  test('a batch of devices is created once if the request is repeated with the same idempotency key', async () => {
    const key = randomUUID()
    const batches = await Promise.all([create({ count: 3 }, key), create({ count: 3 }, key), create({ count: 3 }, key)])
    expect(new Set(batches.map(({ batchId }) => batchId)).size).toBe(1)
    expect(await countDevices(batches[0].batchId)).toBe(3)
  })

  test.each([
    [{ count: 0 }, 'body.count'],
    [{ count: 10_001 }, 'body.count'],
    [{ count: 1.5 }, 'body.count'],
    [{ label: ' ' }, 'body.label'],
    [{ hardwareModel: '' }, 'body.hardwareModel'],
  ])('a batch of devices is refused with %j', async (invalid, field) => {
    await expect(create(invalid)).rejects.toMatchObject({ status: 400, details: [{ field }] })
  })

  test('a batch of devices gives each device a unique id, claim code and key pair', async () => {
    const devices = await makeDevices(server, 50)
    for (const { deviceId, claimCode } of devices) {
      expect(deviceId).toMatch(/^[0-9a-hjkmnp-tv-z]{26}$/)
      expect(claimCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    }
    const fields = ['deviceId', 'bluetoothName', 'claimCode', 'privateKey'] as const
    expect(fields.map((field) => new Set(devices.map((device) => device[field])).size)).toEqual([50, 50, 50, 50])
    const [{ deviceId, privateKey } = { deviceId: '', privateKey: '' }] = devices
    const { rows } = await server.database.pool.query<{ public_key: Buffer }>(
      'select public_key from devices where id = $1',
      [deviceId],
    )
    expect(rows[0]?.public_key.toString('base64url')).toBe(publicKeyOf(privateKey))
  })
})

describe('factory files', () => {
  test('the factory file is listed with the time of its download', async () => {
    const [{ batchId }, { batchId: other }] = [
      await create({ label: 'Downloaded' }),
      await create({ label: 'Waiting' }),
    ]
    const readDownloadTimes = async () => {
      const { items } = await server.call('GET /admin/devices/batches', { bearer })
      return [batchId, other].map((id) => items.find((batch) => batch.id === id)?.factoryFileDownloadedAt)
    }
    expect(await readDownloadTimes()).toEqual([null, null])
    await factoryFile(batchId)
    const [at] = await readDownloadTimes()
    expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(60_000)
    await expect(factoryFile(batchId)).rejects.toMatchObject({ code: 'factory-file-already-downloaded' })
    expect(await readDownloadTimes()).toEqual([at, null])
  })

  test('the factory file can be downloaded as JSON with ids, Bluetooth names, private keys and claim codes', async () => {
    const { batchId } = await create({ count: 2 })
    const file = await factoryFile(batchId)
    expect(file.name).toBe(`pipit-factory-${batchId}.json`)
    const rows = JSON.parse(await file.text()) as Record<string, string>[]
    expect(rows).toHaveLength(2)
    for (const { id = '', ...row } of rows) {
      expect(Object.keys(row)).toEqual(['bluetoothName', 'privateKey', 'claimCode'])
      expect(row.bluetoothName).toBe(bluetoothName(id))
    }
  })

  test('the factory file can be downloaded as CSV', async () => {
    const { batchId } = await create({ count: 2 })
    const [header, first, second, ...rest] = (await (await factoryFile(batchId, 'csv')).text()).split('\r\n')
    expect(header).toBe('id,bluetoothName,privateKey,claimCode')
    expect(first).toMatch(/^\w{26},Pipit-\w{16},[\w+/]{43}=,\w{26}$/)
    expect(second).not.toBe(first)
    expect(rest).toEqual([''])
  })

  test('the factory file can be downloaded once, even with two simultaneous requests', async () => {
    const { batchId } = await create({ count: 2 })
    const results = await Promise.allSettled([factoryFile(batchId), factoryFile(batchId)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(factoryFile(batchId)).rejects.toMatchObject({ status: 409, code: 'factory-file-already-downloaded' })
    const remainingKeys = 'select from factory_keys join devices on id = device_id where batch_id = $1'
    expect((await server.database.pool.query(remainingKeys, [batchId])).rowCount).toBe(0)
  })

  test('the factory file of an unknown batch or of a batch of cards answers not-found', async () => {
    const { batchId } = await server.call('POST /cards', {
      bearer,
      body: { count: 1, label: 'Cards', activity: 'story' },
    })
    await expect(factoryFile(batchId)).rejects.toMatchObject({ status: 404 })
    await expect(factoryFile(randomUUID())).rejects.toMatchObject({ status: 404 })
  })
})

function publicKeyOf(privateKey: string) {
  // The PKCS #8 prefix of an X25519 key.
  const der = Buffer.concat([Buffer.from('302e020100300506032b656e04220420', 'hex'), Buffer.from(privateKey, 'base64')])
  return createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })).export({ format: 'jwk' }).x
}
