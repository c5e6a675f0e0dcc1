import { listBackgroundJobs, retryBackgroundJob } from '@pipit/contract/jobs/background-jobs'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { withTotal } from '../../database/count-rows.ts'
import { ApiError } from '../../api-error.ts'
import { readCursor, toPage } from '../../http/id-pagination.ts'
import { route } from '../../http/route.ts'
import { backgroundJobStore, type BackgroundJobRow } from './background-job-store.ts'

const jobId = z.string().regex(/^[1-9][0-9]{0,17}$/)

export function backgroundJobRoutes(app: FastifyInstance, database: Database) {
  const store = backgroundJobStore(database)

  route(app, listBackgroundJobs, ({ query: { state, cursor, limit } }) =>
    withTotal(list(state, { before: readCursor(cursor, jobId), limit }), store.count(state)),
  )

  route(app, retryBackgroundJob, async ({ params }) => {
    if (!(await store.retry(params.backgroundJobId))) throw new ApiError('not-found')
  })

  async function list(
    state: 'waiting' | 'failed' | undefined,
    { before, limit }: { before: string | undefined; limit: number },
  ) {
    const { items, nextCursor } = toPage(await store.list({ state, before, limit }), limit)
    return { items: items.map(toJob), nextCursor }
  }
}

function toJob({ runAt, createdAt, ...job }: BackgroundJobRow) {
  const state: 'waiting' | 'failed' = job.attempts < job.maxAttempts ? 'waiting' : 'failed'
  return { ...job, state, runAt: runAt.toISOString(), createdAt: createdAt.toISOString() }
}
