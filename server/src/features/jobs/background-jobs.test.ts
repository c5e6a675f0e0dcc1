import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows

/** Its task does not exist, so no worker runs it. */
async function addJob({ attempts }: { attempts: number }) {
  const [job] = await query(
    "select id from graphile_worker.add_job('no-such-task', payload := '{\"to\":\"secret\"}', run_at := now() + interval '1 day', max_attempts := 3)",
  )
  await query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = 'connection refused' where id = $1",
    [job.id, attempts],
  )
  return job.id as string
}

test('waiting and failed jobs are listed without their payloads, and a failed job can be retried', async () => {
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const list = async (state: 'waiting' | 'failed') =>
    (await server.call('GET /admin/background-jobs', { bearer, query: { state } })).items.filter(
      ({ task }) => task === 'no-such-task',
    )
  const [waiting, failed] = [await addJob({ attempts: 1 }), await addJob({ attempts: 3 })]

  expect(await list('waiting')).toMatchObject([{ id: waiting, state: 'waiting', attempts: 1, maxAttempts: 3 }])
  expect(await list('failed')).toMatchObject([
    { id: failed, state: 'failed', attempts: 3, lastError: 'connection refused' },
  ])
  expect(JSON.stringify(await list('failed'))).not.toContain('secret')
  const page = await server.call('GET /admin/background-jobs', { bearer, query: { limit: 1 } })
  const next = await server.call('GET /admin/background-jobs', {
    bearer,
    query: { limit: 1, cursor: page.nextCursor ?? '' },
  })
  const { total } = await server.call('GET /admin/background-jobs', { bearer, query: { state: 'failed', limit: 1 } })
  expect(total).toEqual({ count: 1, isExact: true })
  expect(Number(next.items[0]?.id)).toBeLessThan(Number(page.items[0]?.id))

  const retry = (id: string) =>
    server.call('POST /admin/background-jobs/:backgroundJobId/retry', { bearer, params: { backgroundJobId: id } })
  await retry(failed)
  expect(await list('failed')).toEqual([])
  expect((await list('waiting')).find(({ id }) => id === failed)).toMatchObject({ attempts: 0 })
  await expect(retry('999999999')).rejects.toMatchObject({ code: 'not-found' })
  await expect(retry('one')).rejects.toMatchObject({ status: 400 })
})
