import { randomUUID } from 'node:crypto'
import { sql } from '@pipit/database/sql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({
  TRUST_PROXY: '1',
  DATABASE_POOL_SIZE: '5',
  DATABASE_POOL_WAIT_MS: '2000',
  DATABASE_CONNECT_TIMEOUT_MS: '1000',
  DATABASE_LOCK_TIMEOUT_MS: '700',
  DATABASE_STATEMENT_TIMEOUT_MS: '1000',
})
const identity = createIdentityClient(server)

/** Holds the table in a transaction of another connection until the test ends. */
async function lockTable(table: string) {
  const client = await server.database.sessionPool.connect()
  await client.query('begin')
  await client.query(`lock table ${table} in access exclusive mode`)
  const release = async () => {
    await client.query('rollback')
    client.release()
  }
  onTestFinished(release)
}

const joinWaitList = (number: number) =>
  server.fetch('/v1/wait-list', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${number}` },
    body: JSON.stringify({ email: `${number}@example.org` }),
  })

/** The response, and after how many milliseconds it came. */
async function timed(request: Promise<Response>) {
  const startedAt = performance.now()
  const response = await request
  return { status: response.status, milliseconds: performance.now() - startedAt }
}

async function read(response: Response) {
  const { error } = (await response.json()) as { error?: { code: string } }
  return { status: response.status, retryAfter: response.headers.get('retry-after'), code: error?.code }
}
const unavailable = { status: 503, retryAfter: '5', code: 'unavailable' }

describe('while a table is locked', () => {
  test('200 requests that need it are answered with 503, and all others are served meanwhile', async () => {
    const { accountId, headers } = await server.createSignedInAccount()
    const { deviceId, deviceApiKey } = await aRegisteredDevice(server, accountId)
    await lockTable('wait_list_entries')
    const blocked = Array.from({ length: 200 }, (_, number) => joinWaitList(number))
    await expect.poll(() => server.database.waitingCount()).toBeGreaterThan(100)
    const signIn = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deviceId, deviceApiKey }),
    }
    const served = await Promise.all([
      timed(server.fetch('/v1/auth/sign-in/device', signIn)),
      timed(server.fetch(`/v1/accounts/${accountId}/children`, { headers })),
      timed(server.fetch('/readyz')),
    ])
    for (const { status, milliseconds } of served) {
      expect(status).toBe(200)
      expect(milliseconds).toBeLessThan(4000)
    }
    for (const response of await Promise.all(blocked)) expect(await read(response)).toEqual(unavailable)
  })

  test('a sign-in and the exchange of its token are answered with 503 and Retry-After', async () => {
    const email = `${randomUUID()}@example.org`
    const { idToken, refreshToken } = await identity.verified(email)
    await lockTable('identity.users, identity.sign_ins, accounts')
    expect(await read(await identity.exchange(idToken))).toEqual(unavailable)
    const refreshed = await identity.refresh(refreshToken)
    expect(refreshed.status).toBe(503)
    expect(refreshed.headers.get('retry-after')).toBe('5')
    // Not JSON, which the SDK would take for the end of the session.
    expect(refreshed.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })
})

test('a statement of a request is cancelled after its timeout, and one of a long job is not', async () => {
  const { pool, longRunning } = server.database
  await expect(pool.query('select pg_sleep(10)')).rejects.toMatchObject({ code: '57014' })
  expect((await longRunning.pool.query<{ slept: string }>('select pg_sleep(1.1)::text as slept')).rowCount).toBe(1)
})

test('a request that gets no connection is answered with 503', async () => {
  const { pool } = server.database
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()))
  onTestFinished(() => clients.forEach((client) => client.release()))
  expect(await read(await joinWaitList(201))).toEqual(unavailable)
})

test('statements that are sent together use one connection, which is free again when one of them fails', async () => {
  const { together, pool } = server.database
  const connection = sql<{ pid: number }>`select pg_backend_pid() as pid`
  const failing = together((db) =>
    Promise.all([db.query(connection), db.query(sql`select 1 / ${0}::int`), db.query(connection)]),
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  expect(pool.idleCount).toBe(pool.totalCount)
  const [before, after] = await together((db) => Promise.all([db.query(connection), db.query(connection)]))
  expect(before).toEqual(after)
})
