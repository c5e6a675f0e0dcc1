import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finished } from '../../testing/bulk-jobs.ts'
import { makeCards, makeDevices } from '../../testing/devices-and-cards.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { aFamily } from '../../testing/family.ts'
import type { BulkWork } from './bulk-job.ts'
import { bulkJobStore } from './bulk-job-store.ts'
import { bulkJobPerformer } from './perform-bulk-jobs.ts'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows
const superadmin = () => server.someoneSignedIn({ role: 'superadmin' })
const unknownId = '0'.repeat(26)

describe('deleting devices and cards', () => {
  test('says for each row why it stays, and does the rest', async () => {
    const { token: bearer, accountId: actor } = await superadmin()
    const family = await aFamily(server)
    const free = (await makeDevices(server, 3)).map(({ deviceId }) => deviceId)
    const ids = [...free, free[0] ?? '', family.deviceId, family.cardId, unknownId]
    const started = await server.call('POST /admin/devices/delete', { bearer, body: { ids } })
    expect(started.total).toBe(6)
    const job = await finished(server, bearer, started)
    expect(job).toMatchObject({ kind: 'delete-devices', state: 'done', total: 6, done: 3, failed: 3 })
    expect(job.results).toEqual([
      { id: family.deviceId, reason: 'It is registered to a family: confirm to delete it too.' },
      { id: family.cardId, reason: 'That is the id of a card.' },
      { id: unknownId, reason: 'Somebody else deleted it already.' },
    ])
    expect(await query('select id from devices where id = any($1)', [ids])).toEqual([{ id: family.deviceId }])

    const confirmed = { ids: [family.deviceId], evenIfRegistered: true }
    expect(
      await finished(server, bearer, await server.call('POST /admin/devices/delete', { bearer, body: confirmed })),
    ).toMatchObject({ done: 1, failed: 0 })
    const trail = await server.call('GET /accounts/:accountId/audit', {
      params: { accountId: family.accountId },
      bearer: family.bearer,
    })
    expect(trail.items[0]).toMatchObject({ action: 'device.deleted', resourceId: family.deviceId })
    expect(await query('select 1 from audit_entries where actor_id = $1', [actor])).toHaveLength(3)
  })

  test('works for cards too', async () => {
    const { token: bearer } = await superadmin()
    const ids = (await makeCards(server, { count: 2 })).map(({ cardId }) => cardId)
    expect(
      await finished(server, bearer, await server.call('POST /admin/cards/delete', { bearer, body: { ids } })),
    ).toMatchObject({ done: 2, failed: 0 })
    expect(await query('select 1 from cards where id = any($1)', [ids])).toEqual([])
  })

  test('names an id of the wrong kind', async () => {
    const { token: bearer } = await superadmin()
    const wrong = server.call('POST /admin/devices/delete', { bearer, body: { ids: [unknownId, randomUUID()] } })
    await expect(wrong).rejects.toMatchObject({ status: 400, details: [{ field: 'body.ids.1' }] })
    await expect(
      server.call('POST /admin/accounts/delete', { bearer, body: { ids: [unknownId] } }),
    ).rejects.toMatchObject({ details: [{ field: 'body.ids.0' }] })
    await expect(server.call('POST /admin/cards/delete', { bearer, body: { ids: [] } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('deleting accounts', () => {
  test('keeps oneself, and says what somebody else deleted already', async () => {
    const { token: bearer, accountId } = await superadmin()
    const [one, other] = [await server.someoneSignedIn(), await server.someoneSignedIn()]
    const ids = [one.accountId, accountId, randomUUID(), other.accountId]
    const job = await finished(
      server,
      bearer,
      await server.call('POST /admin/accounts/delete', { bearer, body: { ids } }),
    )
    expect(job).toMatchObject({ done: 2, failed: 2 })
    expect(job.results).toEqual([
      { id: accountId, reason: 'You cannot delete yourself here.' },
      { id: ids[2], reason: 'Somebody else deleted it already.' },
    ])
    expect(await query('select id from accounts where id = any($1)', [ids])).toEqual([{ id: accountId }])
  })

  test('keeps the last superadmin', async () => {
    const [{ token: bearer, accountId }, last] = [
      await server.someoneSignedIn({ scopes: ['account:read', 'account:superadmin'] }),
      await superadmin(),
    ]
    await query("update accounts set role = 'parent' where role = 'superadmin' and id <> $1", [last.accountId])
    const job = await finished(
      server,
      bearer,
      await server.call('POST /admin/accounts/delete', { bearer, body: { ids: [last.accountId] } }),
    )
    expect(job.results).toEqual([{ id: last.accountId, reason: 'The last superadmin cannot be deleted.' }])
    expect(await query('select disabled from accounts where id = $1', [last.accountId])).toEqual([{ disabled: false }])
    expect(accountId).not.toBe(last.accountId)
  })

  test('counts what it had done before its process died', async () => {
    const { token: bearer, accountId } = await superadmin()
    const gone = await server.someoneSignedIn()
    const jobId = randomUUID()
    await query("select append_audit_entry($1, 'account.deleted', $2, 'job', $3, null)", [
      accountId,
      gone.accountId,
      jobId,
    ])
    await query('delete from accounts where id = $1', [gone.accountId])
    await query(
      "insert into bulk_jobs (id, kind, requested_by, input, total, state) values ($1, 'delete-accounts', $2, $3, 1, 'running')",
      [jobId, accountId, JSON.stringify({ ids: [gone.accountId] })],
    )
    await query("select graphile_worker.add_job('resume-bulk-jobs')")
    expect(await finished(server, bearer, { jobId })).toMatchObject({ done: 1, failed: 0, results: [] })
  })
})

describe('a job', () => {
  const keep = async (requestedBy: string, ids: string[]) => {
    const [kept] = await query(
      "insert into bulk_jobs (id, kind, requested_by, input, total) values (gen_random_uuid(), 'invite', $1, $2, $3) returning id",
      [requestedBy, JSON.stringify({ ids }), ids.length],
    )
    return { jobId: kept.id as string }
  }
  const performer = (work: BulkWork) => bulkJobPerformer(server.database, { invite: work } as never)

  test('goes on where it stopped when its process died', async () => {
    const { token: bearer, accountId } = await superadmin()
    // Held back from the server's own worker, which would be faster.
    const job = await keep(accountId, ['1', '2', '3', '4', '5'])
    const done: string[] = []
    const dying: BulkWork = {
      atOnce: 2,
      perform: async ({ ids }) => {
        if (ids.includes('3')) throw new Error('the power went')
        done.push(...ids)
        return new Map()
      },
    }
    await expect(performer(dying).perform(job)).rejects.toThrow('the power went')
    expect(await server.call('GET /admin/jobs/:jobId', { params: job, bearer })).toMatchObject({
      state: 'running',
      done: 2,
      failed: 0,
    })
    const healthy: BulkWork = {
      atOnce: 2,
      perform: async ({ ids }) => (done.push(...ids), new Map(ids.includes('4') ? [['4', 'no']] : [])),
    }
    await performer(healthy).perform(job)
    expect(done).toEqual(['1', '2', '3', '4', '5'])
    expect(await server.call('GET /admin/jobs/:jobId', { params: job, bearer })).toMatchObject({
      state: 'done',
      done: 4,
      failed: 1,
      results: [{ id: '4', reason: 'no' }],
    })
  })

  test('is done once when two perform it at the same moment', async () => {
    const { accountId } = await superadmin()
    const ids = Array.from({ length: 30 }, (_, index) => String(index))
    const job = await keep(accountId, ids)
    const done: string[] = []
    const work: BulkWork = { atOnce: 1, perform: async (portion) => (done.push(...portion.ids), new Map()) }
    await Promise.all([performer(work).perform(job), performer(work).perform(job), performer(work).perform(job)])
    expect(done).toEqual(ids)
  })

  test('stops between two portions when the server stops', async () => {
    const { accountId } = await superadmin()
    const job = await keep(accountId, ['1', '2'])
    const stopping = performer({ atOnce: 1, perform: async () => (stopping.stop(), new Map()) })
    await stopping.perform(job)
    expect(await query('select done, state from bulk_jobs where id = $1', [job.jobId])).toEqual([
      { done: 1, state: 'running' },
    ])
    await query('delete from bulk_jobs where id = $1', [job.jobId])
  })

  test('is seen only by whoever asked for it, and forgotten after 30 days', async () => {
    const { token: bearer } = await superadmin()
    const colleague = await superadmin()
    const { jobId } = await server.call('POST /admin/devices/delete', { bearer, body: { ids: [unknownId] } })
    await finished(server, bearer, { jobId })
    await expect(
      server.call('GET /admin/jobs/:jobId', { params: { jobId }, bearer: colleague.token }),
    ).rejects.toMatchObject({ status: 404 })
    const mine = async () => (await server.call('GET /admin/jobs', { bearer })).items.map(({ id }) => id)
    expect(await mine()).toEqual([jobId])
    await bulkJobStore(server.database).deleteOld()
    expect(await mine()).toEqual([jobId])
    await query("update bulk_jobs set finished_at = now() - interval '31 days' where id = $1", [jobId])
    await bulkJobStore(server.database).deleteOld()
    expect(await mine()).toEqual([])
  })
})
