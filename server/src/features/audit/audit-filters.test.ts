import { beforeAll, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows

/** Grace read and opened the family, and read another one; Ada read the family. */
let reader: Person
let grace: Person
let ada: Person
let family: Person
let other: Person

beforeAll(async () => {
  reader = await aPerson('superadmin')
  grace = await aPerson('superadmin')
  ada = await aPerson('superadmin')
  family = await aPerson('parent')
  other = await aPerson('parent')
  await read(grace, family)
  await read(grace, other)
  await read(ada, family)
  const params = { accountId: family.accountId }
  await server.call('POST /admin/accounts/:accountId/open', {
    params,
    bearer: grace.token,
    body: { reason: 'They called' },
  })
})

type Person = Awaited<ReturnType<typeof aPerson>>

async function aPerson(role: 'superadmin' | 'parent') {
  const { accountId, token } = await server.createSignedInAccount({ role })
  const [{ email }] = (await query('select email from accounts where id = $1', [accountId])) as [{ email: string }]
  return { accountId, token, email }
}

const read = ({ token }: Person, { accountId }: Person) =>
  server.call('GET /accounts/:accountId', { params: { accountId }, bearer: token })

const list = (filters: object) => server.call('POST /admin/audit/list', { bearer: reader.token, body: filters })
/** Without what the reader does in these tests. */
const actions = async (filters: object) =>
  (await list(filters)).items.filter(({ actorId }) => actorId !== reader.accountId).map(({ action }) => action)

test('the audit trail is filtered by the address or the id of who did it and of whose account it was, by action, and by all of them', async () => {
  expect(await actions({ actorEmail: grace.email })).toEqual(['account.opened', 'account.read', 'account.read'])
  expect(await actions({ actorId: grace.accountId })).toEqual(['account.opened', 'account.read', 'account.read'])
  expect(await actions({ accountEmail: family.email })).toEqual(['account.opened', 'account.read', 'account.read'])
  expect(await actions({ accountId: other.accountId })).toEqual(['account.read'])
  expect(await actions({ actorEmail: grace.email, accountEmail: family.email })).toEqual([
    'account.opened',
    'account.read',
  ])
  expect(await actions({ actorEmail: grace.email, accountEmail: family.email, action: 'account.read' })).toEqual([
    'account.read',
  ])
  expect(await actions({ actorEmail: ada.email, accountId: other.accountId })).toEqual([])
  expect(await actions({ actorEmail: ada.email, action: 'account.opened' })).toEqual([])
})

test('the audit trail is filtered by an address in any case, and nothing matches an address that nobody has', async () => {
  expect(await actions({ actorEmail: ` ${ada.email.toUpperCase()}` })).toEqual(['account.read'])
  expect(await list({ actorEmail: 'nobody@example.org' })).toEqual({
    items: [],
    nextCursor: null,
    total: { count: 0, isExact: true },
  })
  expect(await actions({ accountEmail: family.email, accountId: other.accountId })).toEqual([])
  // The beginning of an address would match many accounts.
  expect(await actions({ accountEmail: family.email.slice(0, -1) })).toEqual([])
})

test('the audit trail is filtered by time', async () => {
  const [opened, , first] = (await list({ actorEmail: grace.email })).items
  expect(await actions({ actorEmail: grace.email, from: opened?.at })).toEqual(['account.opened'])
  expect(await actions({ actorEmail: grace.email, to: opened?.at })).toEqual(['account.read', 'account.read'])
  expect(
    await actions({ actorEmail: grace.email, from: first?.at, to: opened?.at, accountEmail: other.email }),
  ).toEqual(['account.read'])
  expect(await actions({ from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' })).toEqual([])
  await expect(list({ from: 'yesterday' })).rejects.toMatchObject({ details: [{ field: 'body.from' }] })
})

test('the audit trail shows whose account it was, until that is deleted', async () => {
  const [entry] = (await list({ accountId: other.accountId, actorId: grace.accountId })).items
  expect(entry).toMatchObject({ accountId: other.accountId, accountEmail: other.email, actorId: grace.accountId })
  const gone = await aPerson('parent')
  await read(ada, gone)
  await query('delete from accounts where id = $1', [gone.accountId])
  expect((await list({ accountId: gone.accountId, actorId: ada.accountId })).items).toMatchObject([
    { accountId: gone.accountId, accountEmail: null },
  ])
})

test('the audit trail is counted on each page, whatever the filters are', async () => {
  const first = await list({ actorEmail: grace.email, limit: 2 })
  expect([first.items.length, first.total]).toEqual([2, { count: 3, isExact: true }])
  const rest = await list({ actorEmail: grace.email, limit: 2, cursor: first.nextCursor ?? '' })
  expect([rest.items.length, rest.nextCursor, rest.total]).toEqual([1, null, { count: 3, isExact: true }])
  const both = await list({ actorEmail: grace.email, accountEmail: family.email, action: 'account.read' })
  expect(both.total).toEqual({ count: 1, isExact: true })
  await expect(list({ cursor: 'x' })).rejects.toMatchObject({ details: [{ field: 'body.cursor' }] })
})

test('looking through the audit trail is recorded, because it shows addresses', async () => {
  await list({})
  expect((await list({ actorId: reader.accountId })).items[1]).toMatchObject({
    action: 'audit.listed',
    accountId: null,
  })
})

test('who looks a family up in the audit trail by its address is in the trail of that family', async () => {
  const { accountId, email, token } = await aPerson('parent')
  await list({ accountEmail: email })
  const { items } = await server.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer: token })
  expect(items).toMatchObject([{ action: 'audit.listed' }])
})
