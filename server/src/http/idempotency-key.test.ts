import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const reused = { status: 422, code: 'idempotency-key-reused' }
const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }
const home = { ssid: 'Home', password: 'correct horse' }

let bearer: string
let accountId: string
let childId: string
beforeAll(async () => {
  const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  bearer = superadmin.token
  accountId = superadmin.accountId
  childId = (await addChild(randomUUID())).id
})

const addChild = (idempotencyKey: string, body: object = mia, id = accountId) =>
  server.call('POST /accounts/:accountId/children', {
    params: { accountId: id },
    bearer,
    body: { ...mia, ...body },
    idempotencyKey,
  })
const addNetwork = (idempotencyKey: string, body: object = {}) =>
  server.call('POST /accounts/:accountId/wifi-networks', {
    params: { accountId },
    bearer,
    body: { ...home, ...body },
    idempotencyKey,
  })
const createDevices = (idempotencyKey: string, body: object = {}) =>
  server.call('POST /devices', {
    bearer,
    body: { count: 1, label: 'Spring', hardwareModel: 'one', ...body },
    idempotencyKey,
  })
const grantMinutes = (idempotencyKey: string, body: object = {}) =>
  server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
    params: { accountId, childId },
    bearer,
    body: { minutes: 15, ...body },
    idempotencyKey,
  })
const createCards = (idempotencyKey: string) =>
  server.call('POST /cards', { bearer, body: { count: 1, label: 'Spring', activity: 'story' }, idempotencyKey })

describe('an idempotency key belongs to one call and one body', () => {
  test.each([
    ['a child', addChild, { name: 'Noah' }],
    ['a wifi network', addNetwork, { password: 'another horse' }],
    ['a batch of devices', createDevices, { count: 2 }],
    ['more time for a child', grantMinutes, { minutes: 30 }],
  ])(
    '%s with another body and the same key is refused, and a repeat still gets the first response',
    async (_, create, other) => {
      const key = randomUUID()
      const [first, simultaneous] = await Promise.all([create(key), create(key)])
      expect(simultaneous).toEqual(first)
      await expect(create(key, other)).rejects.toMatchObject(reused)
      expect(await create(key)).toEqual(first)
    },
  )

  test('a key that created a batch of devices creates no cards', async () => {
    const key = randomUUID()
    await createDevices(key)
    await expect(createCards(key)).rejects.toMatchObject(reused)
  })

  test('a key that created a child creates no wifi network and no batch', async () => {
    const key = randomUUID()
    await addChild(key)
    await expect(addNetwork(key)).rejects.toMatchObject(reused)
    await expect(createDevices(key)).rejects.toMatchObject(reused)
  })

  test('of simultaneous requests with one key and different bodies, only those with the same body succeed', async () => {
    const key = randomUUID()
    const names = Array.from({ length: 12 }, (_, index) => `Child ${index % 4}`)
    const results = await Promise.allSettled(names.map((name) => addChild(key, { name })))
    const created = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(new Set(created.map(({ id }) => id)).size).toBe(1)
    const refusals = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []))
    expect(refusals).toEqual(refusals.map(() => expect.objectContaining(reused)))
  })

  test('a request that was refused does not use up its key', async () => {
    const key = randomUUID()
    await expect(addChild(key, { birthDate: '2999-01-01' })).rejects.toMatchObject({ status: 400 })
    expect(await addChild(key, { birthDate: '2020-01-01' })).toMatchObject({ birthDate: '2020-01-01' })
  })

  test('what is stored with a key is no plain hash, from which a wifi password could be guessed', async () => {
    const key = randomUUID()
    await addNetwork(key)
    const body = { ssid: 'Home', security: 'wpa2', hidden: false, password: 'correct horse' }
    const endpoint = 'POST /accounts/:accountId/wifi-networks'
    const guess = createHash('sha256')
      .update(JSON.stringify({ endpoint, params: { accountId }, body }))
      .digest('hex')
    const { rows } = await server.database.pool.query<{ hash: string }>(
      `select encode(request_hash, 'hex') as hash from wifi_networks where idempotency_key = $1`,
      [key],
    )
    expect(rows).toEqual([{ hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(rows[0]?.hash).not.toBe(guess)
  })
})
