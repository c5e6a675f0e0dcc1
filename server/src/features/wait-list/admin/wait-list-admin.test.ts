import { beforeAll, describe, expect, test } from 'vitest'
import { waitUntilDone } from '@pipit/test-kit/bulk-jobs'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

describe('administrating the wait list', () => {
  let bearer: string
  beforeAll(async () => {
    bearer = (await server.createSignedInAccount({ role: 'superadmin' })).token
    await server.database.pool.query(
      "insert into wait_list_entries (email) values ('ada@wait.example'), ('=bob@wait.example'), ('adam@wait.example')",
    )
  })
  const list = async (body: object) => (await server.call('POST /admin/wait-list/list', { bearer, body })).items
  const emails = async (body: object) => (await list(body)).map(({ email }) => email)

  test('the wait list is listed newest first, and can be searched and paged', async () => {
    expect(await emails({})).toEqual(['adam@wait.example', '=bob@wait.example', 'ada@wait.example'])
    expect(await emails({ search: 'ADA' })).toEqual(['ada@wait.example', 'adam@wait.example'])
    const first = await server.call('POST /admin/wait-list/list', { bearer, body: { limit: 2 } })
    expect(first.total).toEqual({ count: 3, isExact: true })
    const found = await server.call('POST /admin/wait-list/list', { bearer, body: { search: 'ada', limit: 1 } })
    expect(found.total).toEqual({ count: 2, isExact: true })
    expect(await emails({ limit: 2, cursor: first.nextCursor })).toEqual(['ada@wait.example'])
  })

  test('the wait list can be exported, and cells that look like formulas are escaped', async () => {
    const file = await server.call('POST /admin/wait-list/export', { bearer, body: {} })
    const lines = (await file.text())
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')[0])
    expect(lines).toEqual(['email', 'adam@wait.example', "'=bob@wait.example", 'ada@wait.example'])
  })

  test('a superadmin can invite entries of the wait list by mail, and they are marked as invited', async () => {
    const ids = (await list({ search: 'ada' })).map(({ id }) => id)
    const started = await server.call('POST /admin/wait-list/invite', { bearer, body: { ids: [...ids, '999'] } })
    const job = await waitUntilDone(server, bearer, started)
    expect(job).toMatchObject({
      done: 2,
      failed: 1,
      results: [{ id: '999', reason: 'This address is no longer on the wait list.' }],
    })
    expect(await emails({ invited: true })).toEqual(['adam@wait.example', 'ada@wait.example'])
    expect(await emails({ invited: false })).toEqual(['=bob@wait.example'])
    await expect.poll(server.readOutbox).toContain('Your place at Pipit is ready')
    expect(await server.readOutbox()).toContain(`${server.config.publicUrl}/sign-up`)
  })

  test('an invitation with malformed ids is refused, and their position is named', async () => {
    const malformed = server.call('POST /admin/wait-list/invite', { bearer, body: { ids: ['1', 'x'] } })
    await expect(malformed).rejects.toMatchObject({ details: [{ field: 'body.ids.1' }] })
  })

  test('a long wait list is counted up to 10,000', async () => {
    await server.database.pool.query(
      "insert into wait_list_entries (email) select 'many-' || number || '@wait.example' from generate_series(1, 10_001) number",
    )
    const total = async (search: string) =>
      (await server.call('POST /admin/wait-list/list', { bearer, body: { search, limit: 1 } })).total
    expect(await total('many-')).toEqual({ count: 10_000, isExact: false })
    await server.database.pool.query("delete from wait_list_entries where email = 'many-1@wait.example'")
    expect(await total('many-')).toEqual({ count: 10_000, isExact: true })
  })
})
