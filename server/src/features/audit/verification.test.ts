import { randomBytes } from 'node:crypto'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { queriesOn } from '@pipit/database/connect'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { createAnchorStorage } from '../../access/audit-trail/anchor.ts'
import { createAuditKeys, deriveAuditKey } from '../../access/audit-trail/audit-keys.ts'
import { createAuditTrail } from '../../access/audit-trail/audit-trail.ts'
import { openFiles } from '../../compose/files.ts'
import { deriveKey } from '../../config/secret-keys.ts'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { auditStore } from './audit-store.ts'
import { verifyAuditTrail } from './verify-audit-trail.ts'

const superadmin = (server: Server) => server.createSignedInAccount({ role: 'superadmin' })
type Server = ReturnType<typeof startTestServer>

async function read(server: Server, times = 1) {
  const [{ accountId }, { token: bearer }] = [await server.createSignedInAccount(), await superadmin(server)]
  for (let count = 0; count < times; count += 1)
    await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
}

async function verify(server: Server) {
  return server.call('POST /admin/audit/verify', { bearer: (await superadmin(server)).token })
}

/** Waits until every entry is anchored, which takes a second. Asking the server would append another. */
async function anchored(server: Server) {
  const newest = await server.database.pool.query<{ id: string }>('select max(id) as id from audit_entries')
  const storage = createAnchorStorage(await openFiles(server.config, 'audit anchor'), keysOf(server))
  await vi.waitFor(
    async () => expect(await storage.read()).toMatchObject({ newestEntryId: newest.rows[0]?.id }),
    10_000,
  )
}

/** Changes it as an owner of the database can: triggers are off. */
async function asDatabaseOwner(server: Server, statements: string) {
  const client = await server.database.pool.connect()
  await client.query(`begin; set local session_replication_role = replica; ${statements}; commit`)
  client.release()
}

const auditKeysOf = (current: Buffer, former: Buffer[] = []) => {
  const derive = (secret: Buffer) => deriveAuditKey((purpose) => deriveKey(secret, purpose))
  const secrets = { former: former.map(derive), current: derive(current), next: null }
  return createAuditKeys(() => secrets)
}
const keysOf = (server: Server) => auditKeysOf(server.config.secretKey as Buffer)

/** What entry hashes were before they had a key: anybody who can write to the database can compute them. */
const recomputeWithoutKey = `
  do $$ declare entry record; previous bytea := '';
  begin
    for entry in select * from audit_entries order by account_id, number loop
      update audit_entries set previous_mac = case when number > 1 then previous else '' end,
             mac = sha256(previous || convert_to(entry::text, 'UTF8'))
       where id = entry.id returning mac into previous;
    end loop;
  end $$`

describe('a trail that nobody touched', () => {
  const server = startTestServer()

  test('every chain of the audit trail is unbroken, even with concurrent writes of several processes', async () => {
    const { accountId } = await server.createSignedInAccount()
    const other = await server.another()
    const admins = await Promise.all(Array.from({ length: 10 }, () => superadmin(server)))
    const readThrough = (url: string) =>
      admins.map(({ headers }) => fetch(`${url}/v1/accounts/${accountId}`, { headers }).then(({ status }) => status))
    const statuses = await Promise.all([server.url, other.url, server.url, other.url].flatMap(readThrough))
    expect(new Set(statuses)).toEqual(new Set([200]))
    await anchored(server)
    const found = await verify(server)
    expect(found).toMatchObject({ problem: null })
    expect(found.count).toBeGreaterThanOrEqual(40)
    await other.close()
    expect(await verify(server), 'after the other process has stopped').toMatchObject({ problem: null })
  })

  test('an entry that is not anchored yet is no problem, as after a kill between entry and anchor', async () => {
    await anchored(server)
    await read(server, 3)
    const found = await verify(server)
    expect(found.problem).toBeNull()
    expect(Number(found.anchoredId)).toBeLessThan(Number(found.newestId))
  })

  test('calls about different families are recorded at the same time, and calls about one family in turn', async () => {
    const { database } = server
    const trail = createAuditTrail({ database, keys: keysOf(server), onAppended: () => undefined })
    const [{ accountId: one }, { accountId: other }] = [
      await server.createSignedInAccount(),
      await server.createSignedInAccount(),
    ]
    const entry = { actorId: one, action: 'x', resource: null, resourceId: null, reason: null }
    let isRecordedAgain = false
    const again = await database.transaction(async (db) => {
      await trail.appendIn(db, [{ ...entry, concernedAccountId: one }])
      // While the first transaction is open: the other family's entry is committed, the same family's waits.
      await trail.append({ ...entry, concernedAccountId: other })
      const waiting = trail.append({ ...entry, concernedAccountId: one }).then(() => (isRecordedAgain = true))
      await trail.append({ ...entry, concernedAccountId: other })
      expect(isRecordedAgain).toBe(false)
      return { waiting }
    })
    await again.waiting
    expect(await verify(server)).toMatchObject({ problem: null })
  })

  test('the progress of a verification goes up to all entries', async () => {
    const keys = keysOf(server)
    const storage = createAnchorStorage(await openFiles(server.config, 'audit anchor'), keys)
    const counts: number[] = []
    const { count } = await verifyAuditTrail({ database: server.database, keys, storage }, [], (each) =>
      counts.push(each),
    )
    expect(counts.at(-1)).toBe(count)
    expect(await auditStore(server.database).countEntries()).toBe(count)
  })

  test('entries of a former secret key are verified with it, and the former key cannot sign after its successor', async () => {
    const { database } = server
    const storage = createAnchorStorage(await openFiles(server.config, 'audit anchor'), keysOf(server))
    const [former, current] = [server.config.secretKey as Buffer, randomBytes(32)]
    const entry = { action: 'x', concernedAccountId: null, resource: null, resourceId: null, reason: null }
    const append = (keys: ReturnType<typeof createAuditKeys>) =>
      createAuditTrail({ database, keys, onAppended: () => undefined }).append({
        ...entry,
        actorId: crypto.randomUUID(),
      })
    const verifyWith = (keys: ReturnType<typeof createAuditKeys>) => verifyAuditTrail({ database, keys, storage })
    const rotated = auditKeysOf(current, [former])
    await append(rotated)
    const { count, newestId, problem } = await verifyWith(rotated)
    expect(problem).toBeNull()
    expect(await verifyWith(auditKeysOf(current))).toMatchObject({
      problem: { code: 'key-unknown', entryId: expect.any(String) },
    })
    await append(auditKeysOf(former))
    expect(await verifyWith(rotated)).toMatchObject({
      count: expect.toSatisfy((intact: number) => intact < count),
      problem: { code: 'entry-changed', entryId: String(BigInt(newestId) + 1n) },
    })
  })
})

describe('a trail that was tampered with', () => {
  const server = startTestServer()
  beforeAll(async () => {
    await read(server, 8)
    await anchored(server)
  })

  const copyOfEntry = (id: string) => `
    insert into audit_entries select account_id, number + 1, ${id}, at, actor_id, action, resource, resource_id, reason,
           key_id, mac, sha256(mac) from audit_entries order by id desc limit 1`

  test.each([
    [
      'a changed field',
      "update audit_entries set resource_id = 'x' where id = 3",
      { code: 'entry-changed', entryId: '3' },
    ],
    [
      'a moved time',
      "update audit_entries set at = at + interval '1 microsecond' where id = 3",
      { code: 'entry-changed', entryId: '3' },
    ],
    ['a removed entry', 'delete from audit_entries where id = 3', { code: 'entry-changed', entryId: '4' }],
    ['a chain recomputed without the key', recomputeWithoutKey, { code: 'entry-changed' }],
    ['an invented entry', copyOfEntry('1000'), { code: 'entry-changed', entryId: '1000' }],
    ['an unknown key', "update audit_entries set key_id = 'mine' where id = 3", { code: 'key-unknown', entryId: '3' }],
    ['a cut tail', 'delete from audit_entries where id > 3', { code: 'entries-missing' }],
    [
      'a removed chain',
      `delete from audit_chains where account_id = (select account_id from audit_entries where id = 3);
       delete from audit_entries where account_id = (select account_id from audit_entries where id = 3)`,
      { code: 'entries-missing' },
    ],
    [
      'a removed chain and a checkpoint that no longer names it',
      `delete from audit_entries where account_id = (select account_id from audit_entries where id = 3);
       update audit_checkpoints set heads = '[]' where number = 1`,
      { code: 'entry-changed' },
    ],
    [
      'removed entries with all checkpoints that name them',
      'delete from audit_entries where id > 3; truncate audit_checkpoints',
      { code: 'entries-missing' },
    ],
    ['no entries at all', 'truncate audit_entries', { code: 'entries-missing' }],
  ])('verification finds %s', async (_, statement, problem) => {
    const client = await server.database.pool.connect()
    await client.query(`begin; set local session_replication_role = replica; ${statement}`)
    const keys = keysOf(server)
    const storage = createAnchorStorage(await openFiles(server.config, 'audit anchor'), keys)
    const found = await verifyAuditTrail({ database: queriesOn(client), keys, storage })
    await client.query('rollback')
    client.release()
    expect(found.problem).toMatchObject(problem)
    expect((await verify(server)).problem, 'after the rollback').toBeNull()
  })
})

const auditTables = ['audit_entries', 'audit_chains', 'audit_checkpoints']
const backup = auditTables.map((table) => `create table ${table}_backup as table ${table}`).join(';')
const restore = auditTables.map((table) => `truncate ${table}; insert into ${table} table ${table}_backup`).join(';')

describe('a trail whose newest entries were removed', () => {
  const server = startTestServer()

  test('a cut tail is logged by the running server, found by both checks, and explained after a restored backup', async () => {
    await read(server, 5)
    await anchored(server)
    await server.database.pool.query(backup)
    await read(server, 5)
    await anchored(server)
    const { anchoredId } = await verify(server)
    await anchored(server)
    expect(await runCheck(), 'before').toEqual({ exitCode: 0, output: expect.stringContaining('is intact') })
    await asDatabaseOwner(server, restore)

    expect(await verify(server)).toMatchObject({ problem: { code: 'entries-missing', entryId: expect.any(String) } })
    await vi.waitFor(() => expect(JSON.stringify(server.logLines)).toContain('does not contain its anchor'), {
      timeout: 10_000,
    })
    // More entries than were removed: the anchored number is taken again, by another entry.
    await read(server, Number(anchoredId) + 5)
    const found = await runCheck()
    expect(found).toEqual({
      exitCode: 1,
      output: expect.stringContaining('an older backup of the database was restored'),
    })

    const replaced = await runCheck('--replace-anchor', 'restored the backup of Monday')
    expect(replaced).toEqual({ exitCode: 0, output: expect.stringContaining('is intact') })
    const { items } = await server.call('POST /admin/audit/list', {
      bearer: (await superadmin(server)).token,
      body: { action: 'audit.anchor-replaced' },
    })
    expect(items).toMatchObject([
      { reason: expect.stringMatching(/^restored the backup of Monday \(before: entry \d+ of /) },
    ])
    expect(await verify(server)).toMatchObject({ problem: null })
  })

  test('a checkpoint that was noted from the log and is gone is found', async () => {
    const { rows } = await server.database.pool.query<{ id: string; mac: Buffer }>(
      'select number as id, mac from audit_checkpoints order by number desc limit 1',
    )
    const { id, mac } = rows[0] as { id: string; mac: Buffer }
    const intact = { exitCode: 0, output: expect.stringContaining('is intact') }
    expect(await runCheck('--contains', `${id}:${mac.toString('hex')}`)).toEqual(intact)
    expect(await runCheck('--contains', `${id}:${'0'.repeat(64)}`)).toMatchObject({ exitCode: 1 })
  })

  async function runCheck(...args: string[]) {
    const program = fileURLToPath(new URL('../../operations/verify-audit-trail.ts', import.meta.url))
    const { config } = server
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: config.databaseUrl ?? '',
      DATA_DIR: config.dataFolder,
      SECRET_KEY: config.secretKey?.toString('base64') ?? '',
    }
    const running = promisify(execFile)(process.execPath, [program, ...args], { env })
    const result = await running.then(
      ({ stdout, stderr }) => ({ exitCode: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        exitCode: code,
        output: stdout + stderr,
      }),
    )
    return result
  }
})
