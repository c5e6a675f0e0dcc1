import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { connect } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { compose } from '../compose/compose.ts'
import { describeStartError } from '../start-errors.ts'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { startPgBouncer } from '@pipit/test-kit/start-pgbouncer'
import { startTestServer } from '@pipit/test-kit/start-test-server'

let pgBouncer: Awaited<ReturnType<typeof startPgBouncer>>
// Before the server's own hook, so that it runs after it.
afterAll(() => pgBouncer.stop())

/** All connections go through PgBouncer, except those that need a session. */
const server = startTestServer(async (databaseUrl) => {
  pgBouncer = await startPgBouncer(inject('postgres'))
  return {
    DATABASE_URL: pgBouncer.urlOf(new URL(databaseUrl).pathname.slice(1)),
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_LOCK_TIMEOUT_MS: '300',
    DATABASE_STATEMENT_TIMEOUT_MS: '2000',
  }
})
const identity = createIdentityClient(server)

test('two servers behind PgBouncer in transaction mode sign people in, write, run jobs and see each other’s sign-outs', async () => {
  const another = await server.another()
  onTestFinished(another.close)
  const callAnother = createClient({ baseUrl: another.url + versionPrefix })
  const email = `${randomUUID()}@example.org`
  const { idToken } = await identity.verified(email)
  const { id: accountId, access_token: bearer } = (await (await identity.exchange(idToken)).json()) as {
    id: string
    access_token: string
  }
  const all = { params: { accountId }, bearer }
  const body = { ssid: 'Home', security: 'wpa2', password: 'correct horse' } as const
  const network = await server.call('POST /accounts/:accountId/wifi-networks', { ...all, body })

  // Many at once, so that every session of PgBouncer runs the statements of both servers.
  const lists = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 ? server.call : callAnother)('GET /accounts/:accountId/wifi-networks', { ...all, query: {} }),
    ),
  )
  for (const { items } of lists) expect(items).toEqual([network])

  await server.call('POST /auth/send-reset-password-email', { body: { email } })
  await expect.poll(() => server.readOutbox()).toContain(email)

  await server.call('POST /auth/sign-out', { bearer })
  const statusAtAnother = () =>
    callAnother('GET /accounts/:accountId', all).then(
      () => 200,
      ({ status }: { status: number }) => status,
    )
  await expect.poll(statusAtAnother, { timeout: 2000 }).toBe(401)
})

test('a lock timeout holds for a single statement and leaves nothing behind in the session', async () => {
  const client = await server.database.sessionPool.connect()
  onTestFinished(() => client.release(true))
  await client.query('begin; lock table wait_list_entries in access exclusive mode')
  const response = await server.fetch('/v1/wait-list', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'waiting@example.org' }),
  })
  expect(response.status).toBe(503)
  // Other test files wait for locks in their own databases of this PostgreSQL.
  const waiting = await client.query(
    `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(waiting.rowCount).toBe(0)
  const { rows } = await server.database.pool.query<{ lockTimeout: string }>(
    `select current_setting('lock_timeout') as "lockTimeout"`,
  )
  expect(rows).toEqual([{ lockTimeout: '0' }])
})

test('a statement is done although the process hears nothing after sending it, so a frozen one keeps no lock', async () => {
  const sockets: Socket[] = []
  const stream = () => {
    const socket = new Socket()
    sockets.push(socket)
    return socket
  }
  const database = connect({ connectionString: server.config.databaseUrl ?? '', stream }, { throughPooler: true })
  onTestFinished(() => database.pool.end())
  await database.query(sql`select`)
  const email = `${randomUUID()}@example.org`
  for (const socket of sockets) socket.pause()
  const added = database.execute(sql`insert into wait_list_entries (email) values (${email})`)
  const count = async () =>
    (await server.database.sessionPool.query('select from wait_list_entries where email = $1', [email])).rowCount
  await expect.poll(count).toBe(1)
  for (const socket of sockets) socket.resume()
  expect(await added).toBe(1)
})

test('a statement that fails leaves nothing behind, and the next one works', async () => {
  const { database } = server
  await expect(database.execute(sql`insert into wait_list_entries (email) values (null)`)).rejects.toThrow('null value')
  expect(await database.query(sql<{ one: number }>`select 1 as one`)).toEqual([{ one: 1 }])
})

test('without DATABASE_DIRECT_URL, a server behind PgBouncer refuses to start with one line', async () => {
  const { database, ...config } = server.config
  const error = await compose({ ...config, database: { ...database, directUrl: null } }).catch(
    (reason: unknown) => reason,
  )
  expect(describeStartError(error)).toBe(
    'Pipit cannot start: DATABASE_URL leads to a pooler, such as PgBouncer. Set DATABASE_DIRECT_URL to the address of the database itself.',
  )
})
