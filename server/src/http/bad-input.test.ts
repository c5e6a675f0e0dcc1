import { randomUUID } from 'node:crypto'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
let family: Awaited<ReturnType<typeof aFamily>>
beforeAll(async () => {
  family = await aFamily(server, await server.createSignedInAccount({ role: 'superadmin' }))
})

async function send(method: string, path: string, body?: unknown) {
  const response = await server.fetch(versionPrefix + path, {
    method,
    headers: {
      authorization: `Bearer ${family.bearer}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text() }
}

const pathOf = (path: string) =>
  path
    .replace(/:accountId/, family.accountId)
    .replace(/:childId/, family.child.id)
    .replaceAll(/:\w+/g, () => randomUUID())

const year0 = '0000-01-01T00:00:00.000Z'
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const inventedCursors = [
  '',
  '0',
  '\0',
  'x'.repeat(400),
  '99999999999999999999',
  '0000-01-01',
  '2026-02-31',
  randomUUID(),
  `0_${year0}_${randomUUID()}`,
  `1_2026-11-31T25:61:61.9Z_${randomUUID()}`,
  `1_2026-11-02T10:00:00Z_${'-'.repeat(36)}`,
  encode([year0, randomUUID(), 1]),
  encode(['2026-11-02T10:00:00Z', randomUUID(), 2 ** 31]),
  ...['newest', 'oldest', 'email', 'found'].flatMap((order) => [
    encode([order, year0, randomUUID()]),
    encode([order, '\0', '\0']),
    encode([order, '\uD800', '9'.repeat(18)]),
  ]),
]

describe('invented cursors', () => {
  const lists = endpoints.filter(({ query, body }) => 'cursor' in fieldsOf(query) || 'cursor' in fieldsOf(body))

  test('the contract has lists with cursors in queries and in bodies', () => {
    expect(lists.filter(({ query }) => query).length).toBeGreaterThan(8)
    expect(lists.filter(({ body }) => body).length).toBeGreaterThan(2)
  })

  test.each(lists.map((endpoint) => [endpointName(endpoint), endpoint] as const))(
    '%s refuses an invented cursor as a bad request, or returns an empty page',
    async (_, { method, path, query }) => {
      for (const cursor of inventedCursors) {
        const { status, body } = query
          ? await send(method, `${pathOf(path)}?cursor=${encodeURIComponent(cursor)}`)
          : await send(method, pathOf(path), { cursor })
        expect([200, 400], `${cursor} got ${body}`).toContain(status)
      }
    },
  )
})

function fieldsOf(schema: EndpointDefinition['body']): object {
  return schema instanceof z.ZodObject ? schema.shape : {}
}

describe('a value that PostgreSQL cannot store is refused, and its field is named', () => {
  const child = '/accounts/:accountId/children/:childId'
  const mia = { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' }

  test.each([
    ['POST', '/accounts/:accountId/children', { ...mia, name: 'Mi\0a' }, 'body.name'],
    ['POST', '/accounts/:accountId/children', { ...mia, name: 'Mi\uD83Da' }, 'body.name'],
    ['POST', '/accounts/:accountId/children', { ...mia, interests: ['frogs', 'f\0gs'] }, 'body.interests.1'],
    ['POST', '/accounts/:accountId/children', { ...mia, birthDate: '0000-01-01' }, 'body.birthDate'],
    ['POST', '/accounts/:accountId/wifi-networks', { ssid: 'a\0', password: 'correct horse' }, 'body.ssid'],
    ['PATCH', '/accounts/:accountId', { name: '\0' }, 'body.name'],
    ['PATCH', child, { name: 'Mia', version: 2 ** 31 }, 'body.version'],
    ['PATCH', '/accounts/:accountId', { name: 'A', version: 2 ** 31 }, 'body.version'],
    ['POST', '/devices', { count: 1, label: 'a\0', hardwareModel: 'one' }, 'body.label'],
    ['POST', '/admin/accounts/list', { search: 'a\0' }, 'body.search'],
    ['GET', `${child}/transcripts?search=%00`, undefined, 'query.search'],
    ['GET', `${child}/transcripts?from=0000-01-01`, undefined, 'query.from'],
    ['GET', `${child}/insights?to=0000-12-31`, undefined, 'query.to'],
    ['GET', `${child}/transcripts/download?from=0000-01-01`, undefined, 'query.from'],
    ['GET', `${child}/transcripts/download?search=%00`, undefined, 'query.search'],
    ['DELETE', `${child}/transcripts/days/0000-01-01`, undefined, 'params.day'],
  ])('%s %s with %j', async (method, path, body, field) => {
    const response = await send(method, pathOf(path), body)
    expect(response.status).toBe(400)
    expect(JSON.parse(response.body)).toMatchObject({ error: { code: 'invalid-request', details: [{ field }] } })
  })

  test('a deeply nested body is refused without an internal error', async () => {
    const depth = 100_000
    const { accountId, headers } = await server.createSignedInAccount()
    const response = await server.fetch(`${versionPrefix}/accounts/${accountId}/children`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: `${'['.repeat(depth)}${']'.repeat(depth)}`,
    })
    expect(response.status).toBe(400)
  })

  test('a value that only the database refuses is a bad request, and a warning is logged', async () => {
    const { pool } = server.database
    await pool.query(`create function refuse_name() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '22003'; end $$`)
    await pool.query('create trigger refuse before update on children for each row execute function refuse_name()')
    const { status, body } = await send('PATCH', pathOf(child), { name: 'Mia' })
    await pool.query('drop function refuse_name cascade')
    expect([status, body]).toEqual([400, expect.stringContaining('invalid-request')])
    const msg = 'the database refused a value of a request'
    expect(server.logLines).toContainEqual(expect.objectContaining({ level: 'warn', code: '22003', msg }))
  })
})

describe('an export whose first query fails is answered with an error instead of a broken file', () => {
  test.each([
    ['POST', '/admin/wait-list/export', 'wait_list_entries', {}],
    ['GET', '/accounts/:accountId/children/:childId/transcripts/download', 'transcript_entries', undefined],
  ])('%s %s', async (method, path, table, body) => {
    const { pool } = server.database
    await pool.query(`alter table ${table} rename to away`)
    const response = await send(method, pathOf(path), body)
    await pool.query(`alter table away rename to ${table}`)
    expect([response.status, response.body]).toEqual([500, expect.stringContaining('internal')])
    expect((await send(method, pathOf(path), body)).status).toBe(200)
  })
})
