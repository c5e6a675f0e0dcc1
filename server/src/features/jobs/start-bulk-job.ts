import type { Queries } from '@pipit/database/connect'
import type { AddJob } from '../../jobs/job-queue.ts'
import type { BulkJobKind } from './bulk-job.ts'
import { bulkJobStore } from './bulk-job-store.ts'

interface BulkJobRequest {
  kind: BulkJobKind
  requestedBy: string
  ids: string[]
  evenIfRegistered?: boolean
}

export type StartBulkJob = (request: BulkJobRequest) => Promise<{ jobId: string; total: number }>

/** Stores the job before queueing it: if queueing fails, `resume` finds the job later. */
export function createBulkJobStarter(db: Queries, addJob: AddJob): StartBulkJob {
  return async function startBulkJob({ kind, requestedBy, ids, ...rest }) {
    const unique = [...new Set(ids)]
    const total = unique.length
    const jobId = await bulkJobStore(db).add({ kind, requestedBy, total, input: { ids: unique, ...rest } })
    await addJob('bulk-job', { jobId })
    return { jobId, total }
  }
}
