import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { waitUntilDone } from '@pipit/test-kit/bulk-jobs'
import { makeCards, makeDevices } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aFamily } from '@pipit/test-kit/family'
import type { BulkJobHandler } from './bulk-job.ts'
import { bulkJobStore } from './bulk-job-store.ts'
import { createBulkJobPerformer } from './perform-bulk-jobs.ts'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows
const superadmin = () => server.createSignedInAccount({ role: 'superadmin' })
const unknownId = '0'.repeat(26)

describe('bulk deletion of devices and cards', () => {
  test('the deletion job deletes what it can, and gives a reason for each row that it cannot delete', async () => {
    const { token: bearer, accountId: actor } = await superadmin()
    const family = await aFamily(server)
    const free = (await makeDevices(server, 3)).map(({ deviceId }) => deviceId)
    const ids = [...free, free[0] ?? '', family.deviceId, family.cardId, unknownId]
    const started = await server.call('POST /admin/devices/delete', { bearer, body: { ids } })
    expect(started.total).toBe(6)
    const job = await waitUntilDone(server, bearer, started)
    expect(job).toMatchObject({ kind: 'delete-devices', state: 'done', total: 6, done: 3, failed: 3 })
    expect(job.results).toEqual([
      { id: family.deviceId, reason: 'It is registered to a family. Confirm that you want to delete it anyway.' },
      { id: family.cardId, reason: 'This is the id of a card.' },
      { id: unknownId, reason: 'It was already deleted.' },
    ])
    expect(await query('select id from devices where id = any($1)', [ids])).toEqual([{ id: family.deviceId }])

    const confirmed = { ids: [family.deviceId], evenIfRegistered: true }
    expect(
      await waitUntilDone(server, bearer, await server.call('POST /admin/devices/delete', { bearer, body: confirmed })),
    ).toMatchObject({ done: 1, failed: 0 })
    const trail = await server.call('GET /accounts/:accountId/audit', {
      params: { accountId: family.accountId },
      bearer: family.bearer,
    })
    expect(trail.items[0]).toMatchObject({ action: 'device.deleted', resourceId: family.deviceId })
    expect(await query('select 1 from audit_entries where actor_id = $1', [actor])).toHaveLength(3)
  })

  test('the deletion job deletes cards too', async () => {
    const { token: bearer } = await superadmin()
    const ids = (await makeCards(server, { count: 2 })).map(({ cardId }) => cardId)
    expect(
      await waitUntilDone(server, bearer, await server.call('POST /admin/cards/delete', { bearer, body: { ids } })),
    ).toMatchObject({ done: 2, failed: 0 })
    expect(await query('select 1 from cards where id = any($1)', [ids])).toEqual([])
  })

  test('a request for a deletion job with malformed ids is refused, and their position is named', async () => {
    const { token: bearer } = await superadmin()
    const malformed = server.call('POST /admin/devices/delete', { bearer, body: { ids: [unknownId, randomUUID()] } })
    await expect(malformed).rejects.toMatchObject({ status: 400, details: [{ field: 'body.ids.1' }] })
    await expect(
      server.call('POST /admin/accounts/delete', { bearer, body: { ids: [unknownId] } }),
    ).rejects.toMatchObject({ details: [{ field: 'body.ids.0' }] })
    await expect(server.call('POST /admin/cards/delete', { bearer, body: { ids: [] } })).rejects.toMatchObject({
      status: 400,
    })
  })
})

describe('bulk deletion of accounts', () => {
  test('the deletion job does not delete the caller, and reports accounts that were already deleted', async () => {
    const { token: bearer, accountId } = await superadmin()
    const [one, other] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    const ids = [one.accountId, accountId, randomUUID(), other.accountId]
    const job = await waitUntilDone(
      server,
      bearer,
      await server.call('POST /admin/accounts/delete', { bearer, body: { ids } }),
    )
    expect(job).toMatchObject({ done: 2, failed: 2 })
    expect(job.results).toEqual([
      { id: accountId, reason: 'You cannot delete your own account here.' },
      { id: ids[2], reason: 'It was already deleted.' },
    ])
    expect(await query('select id from accounts where id = any($1)', [ids])).toEqual([{ id: accountId }])
  })

  test('the deletion job of somebody who is not a superadmin any more deletes nobody', async () => {
    const [{ token: bearer, accountId }, last] = [
      await server.createSignedInAccount({ scopes: ['account:read', 'account:superadmin'] }),
      await superadmin(),
    ]
    await query("update accounts set role = 'parent' where role = 'superadmin' and id <> $1", [last.accountId])
    const job = await waitUntilDone(
      server,
      bearer,
      await server.call('POST /admin/accounts/delete', { bearer, body: { ids: [last.accountId] } }),
    )
    expect(job.results).toEqual([{ id: last.accountId, reason: 'Whoever started this is not a superadmin any more.' }])
    expect(await query('select disabled from accounts where id = $1', [last.accountId])).toEqual([{ disabled: false }])
    expect(accountId).not.toBe(last.accountId)
  })

  test('the deletion job of a superadmin who has lost the scope for it deletes nobody', async () => {
    const deputy = await server.createSignedInAccount({ scopes: ['account:read', 'account:superadmin'] })
    const { accountId } = await server.createSignedInAccount()
    await query(
      "insert into bulk_jobs (id, kind, requested_by, total, input) values ($1, 'delete-accounts', $2, 1, $3)",
      [randomUUID(), deputy.accountId, JSON.stringify({ ids: [accountId] })],
    )
    await query("update accounts set scopes = '{account:read}' where id = $1", [deputy.accountId])
    await query("select graphile_worker.add_job('resume-bulk-jobs')")
    const failed = () => query('select failed from bulk_jobs where requested_by = $1', [deputy.accountId])
    await expect.poll(failed).toEqual([{ failed: 1 }])
    expect(await query('select id from accounts where id = $1', [accountId])).toHaveLength(1)
  })

  test('the deletion job counts rows that were deleted before the process died', async () => {
    const { token: bearer, accountId } = await superadmin()
    const deleted = await server.createSignedInAccount()
    const jobId = randomUUID()
    await server.auditTrail.append({
      actorId: accountId,
      action: 'account.deleted',
      concernedAccountId: deleted.accountId,
      resource: 'job',
      resourceId: jobId,
      reason: null,
    })
    await query('delete from accounts where id = $1', [deleted.accountId])
    await query(
      "insert into bulk_jobs (id, kind, requested_by, input, total, state) values ($1, 'delete-accounts', $2, $3, 1, 'running')",
      [jobId, accountId, JSON.stringify({ ids: [deleted.accountId] })],
    )
    await query("select graphile_worker.add_job('resume-bulk-jobs')")
    expect(await waitUntilDone(server, bearer, { jobId })).toMatchObject({ done: 1, failed: 0, results: [] })
  })
})

describe('bulk jobs', () => {
  const addJob = async (requestedBy: string, ids: string[]) => {
    const [job] = await query(
      "insert into bulk_jobs (id, kind, requested_by, input, total) values (gen_random_uuid(), 'invite', $1, $2, $3) returning id",
      [requestedBy, JSON.stringify({ ids }), ids.length],
    )
    return { jobId: job.id as string }
  }
  const performer = (handler: BulkJobHandler) => createBulkJobPerformer(server.database, { invite: handler } as never)

  test('a bulk job stops when whoever started it is demoted', async () => {
    const { accountId } = await superadmin()
    const job = await addJob(accountId, ['1', '2', '3'])
    const done: string[] = []
    const demoting: BulkJobHandler = {
      batchSize: 1,
      async perform({ ids }) {
        done.push(...ids)
        await query("update accounts set role = 'parent' where id = $1", [accountId])
        return new Map()
      },
    }
    await performer(demoting).perform(job)
    expect(done).toEqual(['1'])
    const [row] = await query('select state, done, failed from bulk_jobs where id = $1', [job.jobId])
    expect(row).toEqual({ state: 'done', done: 1, failed: 2 })
  })

  test('a bulk job continues after the last finished batch when its process died', async () => {
    const { token: bearer, accountId } = await superadmin()
    // Not queued, so that the server's own worker does not perform it.
    const job = await addJob(accountId, ['1', '2', '3', '4', '5'])
    const done: string[] = []
    const crashing: BulkJobHandler = {
      batchSize: 2,
      perform: async ({ ids }) => {
        if (ids.includes('3')) throw new Error('the power went')
        done.push(...ids)
        return new Map()
      },
    }
    await expect(performer(crashing).perform(job)).rejects.toThrow('the power went')
    expect(await server.call('GET /admin/jobs/:jobId', { params: job, bearer })).toMatchObject({
      state: 'running',
      done: 2,
      failed: 0,
    })
    const healthy: BulkJobHandler = {
      batchSize: 2,
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

  test('a bulk job is performed once when several processes try at the same time', async () => {
    const { accountId } = await superadmin()
    const ids = Array.from({ length: 30 }, (_, index) => String(index))
    const job = await addJob(accountId, ids)
    const done: string[] = []
    const handler: BulkJobHandler = { batchSize: 1, perform: async (batch) => (done.push(...batch.ids), new Map()) }
    await Promise.all([
      performer(handler).perform(job),
      performer(handler).perform(job),
      performer(handler).perform(job),
    ])
    expect(done).toEqual(ids)
  })

  test('a bulk job stops between two batches when the server stops', async () => {
    const { accountId } = await superadmin()
    const job = await addJob(accountId, ['1', '2'])
    const stopping = performer({ batchSize: 1, perform: async () => (stopping.stop(), new Map()) })
    await stopping.perform(job)
    expect(await query('select done, state from bulk_jobs where id = $1', [job.jobId])).toEqual([
      { done: 1, state: 'running' },
    ])
    await query('delete from bulk_jobs where id = $1', [job.jobId])
  })

  test('a bulk job is visible only to the superadmin who started it, and is deleted after 30 days', async () => {
    const { token: bearer } = await superadmin()
    const colleague = await superadmin()
    const { jobId } = await server.call('POST /admin/devices/delete', { bearer, body: { ids: [unknownId] } })
    await waitUntilDone(server, bearer, { jobId })
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
