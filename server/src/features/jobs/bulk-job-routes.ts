import { listJobs, readJob } from '@pipit/contract/jobs/bulk-jobs'
import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { requireAccountId } from '../../access/require-account.ts'
import { orNotFound } from '../../api-error.ts'
import { route } from '../../http/route.ts'
import { bulkJobStore } from './bulk-job-store.ts'

export function bulkJobRoutes(app: FastifyInstance, database: Database) {
  const store = bulkJobStore(database)

  route(app, listJobs, async ({ principal }) => ({ items: (await store.list(requireAccountId(principal))).map(toJob) }))

  route(app, readJob, async ({ params, principal, i18n }) => {
    const job = orNotFound(await store.find(requireAccountId(principal), params.jobId))
    const failures = await store.failuresOf(job.id)
    return { ...toJob(job), results: failures.map(({ id, reason }) => ({ id, reason: i18n.translate(reason) })) }
  })
}

function toJob<Job extends { createdAt: Date; finishedAt: Date | null }>(job: Job) {
  return { ...job, createdAt: job.createdAt.toISOString(), finishedAt: job.finishedAt?.toISOString() ?? null }
}
