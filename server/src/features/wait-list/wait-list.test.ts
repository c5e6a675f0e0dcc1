import { describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

describe('wait list', () => {
  const server = startTestServer({ TRUST_PROXY: '1' })
  let visitors = 0

  /** Uses another IP address each time, because joining is rate limited per address. */
  const join = (body: unknown, from = `10.0.0.${(visitors += 1)}`, url = server.url) =>
    fetch(`${url}/v1/wait-list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    })
  const readEmails = async () =>
    (await server.database.pool.query<{ email: string }>('select email from wait_list_entries')).rows.map(
      ({ email }) => email,
    )

  test('joining the wait list stores the email in lower case and without surrounding spaces', async () => {
    expect((await join({ email: '  Ada@Example.org ' })).status).toBe(204)
    expect(await readEmails()).toContain('ada@example.org')
  })

  test('joining the wait list stores an email once, and the response does not reveal that it is already on the list', async () => {
    const first = await join({ email: 'twice@example.org' })
    const second = await join({ email: 'TWICE@example.org' })
    expect([first.status, await first.text()]).toEqual([second.status, await second.text()])
    expect((await readEmails()).filter((email) => email === 'twice@example.org')).toHaveLength(1)
  })

  test.each([
    { email: 'no-address' },
    { email: '' },
    {},
    { email: 'a@b' },
    { email: `${'a'.repeat(250)}@example.org` },
    { email: ['a@example.org'] },
  ])('joining the wait list refuses the body %j and names the field', async (body) => {
    const response = await join(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid-request', details: [{ field: 'body.email' }] },
    })
  })

  test('joining the wait list is rate limited per visitor, over all processes together', async () => {
    const another = await server.another()
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, count) =>
        join({ email: `many-${count}@example.org` }, '192.0.2.1', count % 2 === 0 ? server.url : another.url),
      ),
    )
    const rateLimited = responses.filter(({ status }) => status === 429)
    expect(rateLimited).toHaveLength(2)
    expect(await rateLimited[0]?.json()).toMatchObject({ error: { code: 'too-many-requests' } })
    expect(Number(rateLimited[0]?.headers.get('retry-after'))).toBeGreaterThan(50)
    const { rows } = await server.database.pool.query<{ key: Buffer; count: number }>(
      'select key, count from rate_limits order by count desc limit 1',
    )
    expect(rows[0]?.count, 'only the first beyond the limit is counted by each process').toBeLessThanOrEqual(12)
    expect(rows[0]?.key.toString(), 'no address is stored').not.toContain('192.0.2.1')
    await server.database.pool.query("update rate_limits set expires_at = now() - interval '1 second'")
    await server.database.pool.query("select graphile_worker.add_job('sweep')")
    await expect.poll(async () => (await server.database.pool.query('select from rate_limits')).rowCount).toBe(0)
    await another.close()
  })
})
