import { queriesOn } from '@pipit/database/connect'
import { beforeEach, expect, test, vi } from 'vitest'
import { createAnchorStorage } from '../../access/audit-trail/anchor.ts'
import { createAuditKeys, deriveAuditKey } from '../../access/audit-trail/audit-keys.ts'
import { createAuditTrail } from '../../access/audit-trail/audit-trail.ts'
import { openFiles } from '../../compose/files.ts'
import { maintainPartitions } from '../../database/maintain-partitions.ts'
import { deriveKey } from '../../config/secret-keys.ts'
import { createLaterDatabases } from '@pipit/test-kit/later-database'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { describeVerification } from './describe-verification.ts'
import { dropOldMonths } from './drop-old-months.ts'
import { verifyAuditTrail } from './verify-audit-trail.ts'

const server = startTestServer()
const databaseIn = createLaterDatabases(server)
const retentionMonths = 36
const thisMonth = `audit_entries_${new Date().toISOString().slice(0, 7).replace('-', '_')}`

const keys = () => {
  const current = deriveAuditKey((purpose) => deriveKey(server.config.secretKey as Buffer, purpose))
  return createAuditKeys(() => ({ former: [], current, next: null }))
}

let superadmin: Awaited<ReturnType<typeof server.createSignedInAccount>>
let family: Awaited<ReturnType<typeof server.createSignedInAccount>>
beforeEach(async () => {
  await maintainPartitions(server.database)
  superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  family = await server.createSignedInAccount()
})

const read = () =>
  server.call('GET /accounts/:accountId', { params: { accountId: family.accountId }, bearer: superadmin.token })
const verify = () => server.call('POST /admin/audit/verify', { bearer: superadmin.token })

const listFamilyEntries = async () =>
  (
    await server.call('GET /accounts/:accountId/audit', {
      params: { accountId: family.accountId },
      bearer: family.token,
    })
  ).items

/** Waits until a checkpoint names every entry, which takes a second. */
async function anchored() {
  const { newestId } = await verify()
  await vi.waitFor(async () => expect(Number((await verify()).anchoredId)).toBeGreaterThanOrEqual(Number(newestId)), {
    timeout: 10_000,
    interval: 200,
  })
}

/** What the job does after so many days. */
async function dropIn(days: number) {
  const failures: string[] = []
  const database = await databaseIn(days)
  const fail = (message: string) => void failures.push(message)
  const auditTrail = createAuditTrail({ database, keys: keys(), onAppended: () => undefined })
  await dropOldMonths({ database, keys: keys(), auditTrail, log: { error: fail, warn: fail }, retentionMonths })
  return failures
}

async function listPartitions() {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select relname as name from pg_class
      where oid in (select inhrelid from pg_inherits where inhparent = 'audit_entries'::regclass) order by 1`,
  )
  return rows.map(({ name }) => name)
}

test('a month stays until its retention is over, and when it is dropped, what is left still verifies', async () => {
  for (let count = 0; count < 3; count += 1) await read()
  await anchored()
  expect(await dropIn(retentionMonths * 30)).toEqual([])
  expect(await listPartitions()).toContain(thisMonth)
  expect(await verify()).toMatchObject({ problem: null, droppedCount: 0 })

  expect(await dropIn(retentionMonths * 31 + 31)).toEqual([])
  expect(await listPartitions()).not.toContain(thisMonth)
  expect(await listFamilyEntries()).toEqual([])
  await read()
  await read()
  const found = await verify()
  expect(found.problem).toBeNull()
  expect(found.droppedCount).toBeGreaterThanOrEqual(3)
  expect(describeVerification(found)).toContain(
    `${found.droppedCount} older entries were dropped when their retention was over.`,
  )
  const { items } = await server.call('POST /admin/audit/list', {
    bearer: superadmin.token,
    body: { action: 'audit.month-dropped' },
  })
  expect(items.map(({ resourceId }) => resourceId)).toContain(new Date().toISOString().slice(0, 7))
})

test('entries of a month without a partition are stored, moved when it is created, and dropped with it', async () => {
  await read()
  await dropIn(retentionMonths * 31 + 31)
  await read()
  await read()
  const stored = await listFamilyEntries()
  expect(stored).toHaveLength(2)
  await maintainPartitions(server.database)
  expect(await listPartitions()).toContain(thisMonth)
  expect(await listFamilyEntries()).toEqual(stored)
  await anchored()
  const { droppedCount } = await verify()
  await dropIn(retentionMonths * 31 + 31)
  const found = await verify()
  expect(found.problem).toBeNull()
  expect(found.droppedCount).toBeGreaterThan(droppedCount)
})

test('entries that were removed by hand are not taken for dropped ones', async () => {
  await read()
  await dropIn(retentionMonths * 31 + 31)
  for (let count = 0; count < 3; count += 1) await read()
  await anchored()
  const problemAfter = async (statement: string) => {
    const client = await server.database.pool.connect()
    await client.query('begin; set local session_replication_role = replica')
    const { rowCount } = await client.query(statement, [family.accountId])
    expect(rowCount).toBe(1)
    const storage = createAnchorStorage(await openFiles(server.config, 'audit anchor'), keys())
    const { problem } = await verifyAuditTrail({ database: queriesOn(client), keys: keys(), storage })
    await client.query('rollback')
    client.release()
    return problem?.code
  }
  const removeFirst = `delete from audit_entries where account_id = $1 and number = 2`
  expect(await problemAfter(removeFirst)).toBe('entry-changed')
  expect(
    await problemAfter(
      `with removed as (${removeFirst} returning number, mac)
       update audit_chains set dropped_number = removed.number, dropped_mac = removed.mac from removed where account_id = $1`,
    ),
  ).toBe('drop-not-signed')
  expect(await problemAfter(`delete from audit_chains where account_id = $1`)).toBe('entry-changed')
  expect(await problemAfter(`delete from audit_entries where account_id = $1 and number = 4`)).toBe('entries-missing')
  expect((await verify()).problem).toBeNull()
})

test('nobody changes an entry by naming its partition', async () => {
  await read()
  for (const partition of [thisMonth, 'audit_entries_default']) {
    await expect(server.database.pool.query(`delete from partitions.${partition}`)).rejects.toThrow('cannot be changed')
    await expect(server.database.pool.query(`truncate partitions.${partition}`)).rejects.toThrow('cannot be changed')
  }
})

test('a month that was tampered with is not dropped', async () => {
  await read()
  const client = await server.database.pool.connect()
  await client.query(`begin; set local session_replication_role = replica;
    update audit_entries set action = 'devices.listed' where account_id = '${family.accountId}'; commit`)
  client.release()
  expect(await dropIn(retentionMonths * 31 + 31)).toEqual([
    expect.stringMatching(/^the audit trail was changed at entry \d+, so its month is not dropped/),
  ])
  expect(await listPartitions()).toContain(thisMonth)
})
