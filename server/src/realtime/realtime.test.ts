import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { sql } from '@pipit/database/sql'
import { Client } from 'pg'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openDevices } from '@pipit/test-kit/online-devices'
import { afterAnotherChange, openSockets } from '@pipit/test-kit/sockets'

const server = startTestServer()
const sockets = openSockets()
const { aFamilyWithDevice, connect } = openDevices(server)

type Family = Awaited<ReturnType<typeof server.createSignedInAccount>>

const addChild = ({ accountId, token: bearer }: Family) =>
  server.call('POST /accounts/:accountId/children', {
    params: { accountId },
    bearer,
    body: { name: 'Mia', proficiencyLevel: 'simple', contentMaturity: 'preschool' },
  })

describe('notifications of pages', () => {
  test('a page is notified of changes in its family, and another family’s page is not', async () => {
    const family = await server.createSignedInAccount()
    const other = await server.createSignedInAccount()
    const page = await sockets.page(server.url, family)
    const otherPage = await sockets.page(server.url, other)
    await addChild(family)
    await expect.poll(() => page.received).toEqual(['children'])
    await afterAnotherChange(server, other, otherPage)
    expect(otherPage.received, 'only its own change').toEqual(['account'])
  })

  test('a page is notified by long polling where no websocket gets through', async () => {
    const family = await server.createSignedInAccount()
    const page = await sockets.page(server.url, family, { transports: ['polling'] })
    await addChild(family)
    await expect.poll(() => page.received).toEqual(['children'])
  })

  test('a page that a superadmin opens is notified of changes in any family', async () => {
    const family = await server.createSignedInAccount()
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const page = await sockets.page(server.url, { token, accountId: family.accountId, reason: 'They called' })
    await addChild(family)
    await expect.poll(() => page.received).toEqual(['children'])
  })

  test('a page receives "resync" after the listening database connection was lost', async () => {
    const page = await sockets.page(server.url, await server.createSignedInAccount())
    await server.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'pipit-listener' and datname = current_database()`,
    )
    await expect.poll(() => page.received).toEqual(['resync'])
  })
})

test('a page that connects while the database is unavailable is connected once the database is back', async () => {
  const family = await aFamilyWithDevice()
  const administrator = new Client(inject('postgres'))
  await administrator.connect()
  const { rows } = await server.database.pool.query<{ name: string }>('select current_database() as name')
  const name = rows[0]?.name ?? ''
  await administrator.query(`alter database ${name} with allow_connections false`)
  await administrator.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])

  const onProblem = vi.fn()
  const coming = sockets.page(server.url, family, {
    reconnection: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 50,
  })
  connect(family.key, { onProblem })
  await expect.poll(() => onProblem.mock.calls.length).toBeGreaterThan(3)
  await administrator.query(`alter database ${name} with allow_connections true`)
  await administrator.end()
  await coming
  await expect.poll(family.isOnline).toBe(true)
})

test('each connection of a superadmin to a family is recorded in its audit trail, and the family’s own are not', async () => {
  const family = await server.createSignedInAccount()
  const admin = await server.createSignedInAccount({ role: 'superadmin' })
  const { accountId } = family
  const trail = async () =>
    (await server.call('GET /accounts/:accountId/audit', { params: { accountId }, bearer: family.token })).items.map(
      ({ action }) => action,
    )
  await sockets.page(server.url, family)
  await sockets.page(server.url, admin)
  expect(await trail()).toEqual([])
  await sockets.page(server.url, { token: admin.token, accountId, reason: 'They called' })
  await addChild(family)
  expect(await trail()).toEqual(['family.watched'])
  await sockets.page(server.url, { token: admin.token, accountId, reason: 'They called' })
  expect(await trail()).toEqual(['family.watched', 'family.watched'])
})

describe('refused connections', () => {
  let family: Family
  beforeAll(async () => {
    family = await server.createSignedInAccount()
  })

  test.each(['', 'not-a-token', 7, null])(
    'a connection with the invalid token %j is refused as unauthenticated',
    async (token) => {
      expect(
        await sockets.refusal(server.url, familyNamespace, {
          token,
          accountId: family.accountId,
          reason: 'They called',
        }),
      ).toBe('unauthenticated')
    },
  )

  test('a connection to a namespace that does not exist is refused', async () => {
    for (const namespace of ['/', '/elsewhere'])
      expect(await sockets.refusal(server.url, namespace, family)).not.toBe('accepted')
  })

  test('a connection with an expired token is refused as unauthenticated', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60 * 1000 })
    const { accountId, token } = await server.createSignedInAccount().finally(() => vi.useRealTimers())
    expect(await sockets.refusal(server.url, familyNamespace, { token, accountId })).toBe('unauthenticated')
  })

  test('a connection for another family, for an invalid account id or without the scope is refused', async () => {
    const { accountId } = await server.createSignedInAccount()
    const { token } = family
    expect(await sockets.refusal(server.url, familyNamespace, { token, accountId })).toBe('not-found')
    expect(await sockets.refusal(server.url, familyNamespace, { token, accountId: '1; drop' })).toBe('not-found')
    const withoutScope = await server.createSignedInAccount({ scopes: ['child:read'] })
    expect(await sockets.refusal(server.url, familyNamespace, withoutScope)).toBe('forbidden')
  })

  test('a connection of a device to the family namespace, or of a parent to the chat namespace, is forbidden', async () => {
    const { tokenOfDevice, accountId } = await aFamilyWithDevice()
    expect(await sockets.refusal(server.url, familyNamespace, { token: await tokenOfDevice(), accountId })).toBe(
      'forbidden',
    )
    expect(await sockets.refusal(server.url, chatNamespace, { token: family.token })).toBe('forbidden')
    expect(await sockets.refusal(server.url, chatNamespace, {})).toBe('unauthenticated')
  })

  test.each(['websocket', 'polling'])(
    'a connection from a page of another origin is closed when it comes by %s',
    async (transport) => {
      const from = (origin: string) =>
        sockets.refusal(server.url, familyNamespace, family, { transports: [transport], extraHeaders: { origin } })
      expect(await from('https://elsewhere.example')).toBe('closed')
      expect(await from('null')).toBe('closed')
      expect(await from(server.url)).toBe('accepted')
    },
  )
})

describe('revoked connections', () => {
  const change = (statement: string, { accountId }: Family) =>
    server.database.pool.query(`${statement} where id = $1`, [accountId])
  const ends: [string, (family: Family) => Promise<unknown>][] = [
    ['when the session ends', ({ token: bearer }) => server.call('POST /auth/sign-out', { bearer })],
    ['when the role changes', (family) => change('update accounts set token_version = token_version + 1', family)],
    ['when the account is disabled', (family) => change('update accounts set disabled = true', family)],
    ['when the account is deleted', (family) => change('delete from accounts', family)],
  ]
  test.each(ends)('the connection of a page is closed at once in every process %s', async (_, act) => {
    const another = await server.another()
    const [family, neighbour] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    const here = await sockets.page(server.url, family)
    const there = await sockets.page(another.url, family)
    const untouched = await sockets.page(server.url, neighbour)
    await act(family)
    await expect.poll(() => [here.connected, there.connected]).toEqual([false, false])
    expect(untouched.connected).toBe(true)
    await another.close()
  })

  test('the connection of a page is closed at once in every process when the session ends, though another connection with the same token has closed before', async () => {
    const family = await server.createSignedInAccount()
    const [first, second, third] = [
      await sockets.page(server.url, family),
      await sockets.page(server.url, family),
      await sockets.page(server.url, family),
    ]
    second.disconnect()
    await server.call('POST /auth/sign-out', { bearer: family.token })
    await expect.poll(() => [first.connected, third.connected]).toEqual([false, false])
  })

  test('a sign-out costs other accounts nothing: neither their cached sessions nor their connections are checked again', async () => {
    const [family, neighbour] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    const [page, untouched] = [await sockets.page(server.url, family), await sockets.page(server.url, neighbour)]
    const statusOfNeighbour = async () =>
      (await server.fetch(`/v1/accounts/${neighbour.accountId}`, { headers: neighbour.headers })).status
    expect(await statusOfNeighbour()).toBe(200)
    await endSilently(neighbour)
    await server.call('POST /auth/sign-out', { bearer: family.token })
    await expect.poll(() => page.connected).toBe(false)
    expect([await statusOfNeighbour(), untouched.connected]).toEqual([200, true])
    await change('update accounts set token_version = token_version + 1', neighbour)
    await expect.poll(async () => [await statusOfNeighbour(), untouched.connected]).toEqual([401, false])
  })

  /** Without the trigger that announces it, so that only another check can find out. */
  async function endSilently({ sessionId }: Family) {
    await server.database.transaction(async (db) => {
      await db.execute(sql`set local session_replication_role = replica`)
      await db.execute(sql`update sessions set ended_at = now() where id = ${sessionId}`)
    })
  }
})

test(
  'a client that opens a websocket and sends nothing does not delay the server’s stop',
  { timeout: 10_000 },
  async () => {
    const another = await server.another()
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

test('an upgrade request at another path is answered over HTTP', async () => {
  const status = await new Promise((resolve, reject) => {
    const headers = { connection: 'upgrade', upgrade: 'h2c' }
    request(`${server.url}/healthz`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end()
  })
  expect(status).toBe(200)
})
