import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows

type Filters = z.input<EndpointsByName['POST /admin/devices/list']['body']>
type CardFilters = z.input<EndpointsByName['POST /admin/cards/list']['body']>

let bearer: string
let family: Awaited<ReturnType<typeof aFamily>>
let batchId: string
let cardBatchId: string
beforeAll(async () => {
  bearer = (await server.createSignedInAccount({ role: 'superadmin' })).token
  family = await aFamily(server)
  await query("update accounts set email = 'Family@Fleet.example' where id = $1", [family.accountId])
  batchId = (
    await server.call('POST /devices', { bearer, body: { count: 5, label: 'Spring 2027', hardwareModel: 'two' } })
  ).batchId
  cardBatchId = (
    await server.call('POST /cards', { bearer, body: { count: 3, label: 'Spring cards', activity: 'counting' } })
  ).batchId
})

const list = (body: Filters) => server.call('POST /admin/devices/list', { bearer, body })
const cards = (body: CardFilters) => server.call('POST /admin/cards/list', { bearer, body })
const count = async (body: Filters) => (await list(body)).items.length
const ids = async (body: Filters) => (await list(body)).items.map(({ id }) => id)

describe('listing devices', () => {
  test('the list of devices shows the account, child, batch, online state and firmware of each device', async () => {
    await query("insert into device_presence values ($1, 'c', null, now(), null)", [family.deviceId])
    await query("update devices set firmware = '1.2' where id = $1", [family.deviceId])
    const { items } = await list({ status: 'registered' })
    expect(items).toMatchObject([
      {
        id: family.deviceId,
        name: 'Ours',
        batchLabel: 'First',
        accountId: family.accountId,
        accountEmail: 'Family@Fleet.example',
        childName: 'Mia',
        online: true,
        firmware: '1.2',
      },
    ])
  })

  test('the list of devices can be filtered by each field and by combinations', async () => {
    const none = { status: 'created', batchId } as const
    expect(await count({ batchId })).toBe(5)
    expect(await count(none)).toBe(5)
    expect(await count({ ...none, online: true })).toBe(0)
    expect(await count({ ...none, online: false, firmware: '1.2' })).toBe(0)
    expect(await ids({ online: true })).toEqual([family.deviceId])
    expect(await ids({ firmware: '1.2' })).toEqual([family.deviceId])
    expect(await ids({ accountId: family.accountId })).toEqual([family.deviceId])
    expect(await ids({ accountId: family.accountId, status: 'created' })).toEqual([])
    expect(await ids({ accountId: family.accountId, online: false })).toEqual([])
    expect((await ids({ sort: 'oldest' }))[0]).toBe(family.deviceId)
    expect((await ids({})).at(-1)).toBe(family.deviceId)
  })

  test('the list of devices can be searched by id, name, batch and the family’s email', async () => {
    expect(await ids({ search: family.deviceId.slice(0, 10).toUpperCase() })).toEqual([family.deviceId])
    expect(await ids({ search: 'our' })).toEqual([family.deviceId])
    expect(await ids({ search: 'family@fleet' })).toEqual([family.deviceId])
    expect(await count({ search: 'spring 2027' })).toBe(5)
    expect(await count({ search: '2027' })).toBe(5)
    expect(await count({ search: '2027', status: 'registered' })).toBe(0)
  })

  test('a search of devices combines with every filter and with the order', async () => {
    const { batchId: other } = await server.call('POST /devices', {
      bearer,
      body: { count: 1, label: 'Spring 2028', hardwareModel: 'two' },
    })
    expect(await count({ search: 'spring' })).toBe(6)
    expect(await count({ search: 'spring', batchId })).toBe(5)
    const newest = await ids({ search: 'spring', sort: 'newest' })
    expect(newest).toEqual((await ids({ search: 'spring', sort: 'oldest' })).toReversed())
    expect(newest.slice(0, 1)).toEqual(await ids({ batchId: other }))
    expect(await ids({ search: 'our', online: true, firmware: '1.2' })).toEqual([family.deviceId])
    expect(await ids({ search: 'our', online: false })).toEqual([])
    expect(await ids({ search: 'our', firmware: '1.3' })).toEqual([])
    expect(await ids({ search: 'our', accountId: family.accountId })).toEqual([family.deviceId])
    expect((await list({ search: 'spring', batchId, limit: 1 })).total).toEqual({ count: 5, isExact: true })
    await query('delete from devices where batch_id = $1', [other])
  })

  test('a device is offline if it belongs to a family and has no connection; others are not registered', async () => {
    const asleep = await aFamily(server)
    expect(await ids({ online: false })).toEqual([asleep.deviceId])
    expect(await ids({ online: false, status: 'created' })).toEqual([])
    expect((await list({ online: false, limit: 1 })).total).toEqual({ count: 1, isExact: true })
    expect(await count({ status: 'created' })).toBe(5)
    await query('delete from devices where id = $1', [asleep.deviceId])
  })

  test('a search that finds most of a long list is refused, and says what to do', async () => {
    await query(
      "insert into device_terms (device_id, term, status) select $1, 'many' || n, 'registered' from generate_series(1, 10001) n",
      [family.deviceId],
    )
    const problem = { details: [{ field: 'body.search', message: expect.stringContaining('Type more') as string }] }
    await expect(list({ search: 'many' })).rejects.toMatchObject(problem)
    await expect(server.call('POST /admin/devices/export', { bearer, body: { search: 'many' } })).rejects.toMatchObject(
      problem,
    )
    expect(await ids({ search: 'many10001' })).toEqual([family.deviceId])
    await query("delete from device_terms where term like 'many%'")
  })

  test('the list of devices no longer finds a device by the email of a family that was deleted', async () => {
    const deleted = await aFamily(server)
    await query("update accounts set email = 'deleted@fleet.example' where id = $1", [deleted.accountId])
    expect(await ids({ search: 'deleted@' })).toEqual([deleted.deviceId])
    await query('delete from accounts where id = $1', [deleted.accountId])
    expect(await ids({ search: 'deleted@' })).toEqual([])
    expect(await ids({ search: deleted.deviceId, status: 'deactivated' })).toEqual([deleted.deviceId])
  })

  test.each<Filters>([{}, { sort: 'oldest' }, { search: 'spring' }, { status: 'created' }])(
    'the list of devices is paged without missing or repeated devices with the filters %j',
    async (filters) => {
      const all = await ids(filters)
      const paged: string[] = []
      let cursor: string | undefined
      do {
        const { items, nextCursor } = await list({ ...filters, limit: 2, ...(cursor ? { cursor } : {}) })
        paged.push(...items.map(({ id }) => id))
        cursor = nextCursor ?? undefined
      } while (cursor)
      expect(paged).toEqual(all)
      expect(new Set(paged).size).toBe(all.length)
      expect(all.length).toBeGreaterThan(4)
    },
  )

  test('the list of devices says how many match each filter', async () => {
    const total = async (body: Filters) => (await list({ ...body, limit: 1 })).total
    for (const filters of [{ batchId }, { accountId: family.accountId }, { firmware: '1.2' }, { online: true }]) {
      expect(await total(filters)).toEqual({ count: await count(filters), isExact: true })
    }
    expect(await total({ batchId, online: false })).toEqual({ count: 0, isExact: true })
    expect(await total({ batchId, online: true })).toEqual({ count: 0, isExact: true })
    expect(await total({ search: 'spring' })).toEqual({ count: 5, isExact: true })
  })

  test('the list of devices can be exported with its filters', async () => {
    const file = await server.call('POST /admin/devices/export', { bearer, body: { batchId } })
    const lines = (await file.text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(6)
    expect(lines[1]).toContain(',created,Spring 2027,')
  })
})

describe('listing cards', () => {
  test('the list of cards can be filtered, searched and exported like devices, and filtered by activity', async () => {
    expect((await cards({ batchId: cardBatchId })).items).toHaveLength(3)
    expect((await cards({ activity: 'counting', status: 'created' })).items).toHaveLength(3)
    expect((await cards({ activity: 'counting', batchId: cardBatchId, status: 'registered' })).items).toEqual([])
    expect((await cards({ search: 'spring', activity: 'counting', sort: 'oldest' })).items).toHaveLength(3)
    expect((await cards({ search: 'spring', activity: 'quiz' })).items).toEqual([])
    expect((await cards({ search: 'spring' })).items.map(({ activity }) => activity)).toEqual([
      'counting',
      'counting',
      'counting',
    ])
    expect((await cards({ accountId: family.accountId })).items).toMatchObject([
      { id: family.cardId, childName: 'Mia' },
    ])
    expect((await cards({ activity: 'counting', limit: 1 })).total).toEqual({ count: 3, isExact: true })
    expect((await cards({ search: 'spring', limit: 1 })).total).toEqual({ count: 3, isExact: true })
    const file = await server.call('POST /admin/cards/export', { bearer, body: { search: 'spring' } })
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(4)
  })
})

test('batches of devices and of cards are listed separately, newest first', async () => {
  const { items } = await server.call('GET /admin/devices/batches', { bearer, query: { limit: 1 } })
  expect(items[0]).toMatchObject({ label: 'First', count: 1 })
  const all = await server.call('GET /admin/devices/batches', { bearer })
  expect(all.items.map(({ label }) => label)).toContain('Spring 2027')
  expect((await server.call('GET /admin/cards/batches', { bearer })).items.map(({ label }) => label)).toContain(
    'Spring cards',
  )
  expect(all.items.map(({ label }) => label)).not.toContain('Spring cards')
})
