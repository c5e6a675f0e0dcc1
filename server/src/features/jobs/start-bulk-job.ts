import type { Queries } from '../../database/connect.ts'
import type { AddJob } from '../../job-queue/job-queue.ts'
import type { BulkJobKind } from './bulk-job.ts'
import { bulkJobStore } from './bulk-job-store.ts'

interface Wanted {
  kind: BulkJobKind
  requestedBy: string
  ids: string[]
  evenIfRegistered?: boolean
}

export type StartBulkJob = (wanted: Wanted) => Promise<{ jobId: string; total: number }>

/** Kept first: should the queue not hear of it, the next look at unfinished jobs finds it. */
export function bulkJobStarter(db: Queries, addJob: AddJob): StartBulkJob {
  return async function startBulkJob({ kind, requestedBy, ids, ...rest }) {
    const unique = [...new Set(ids)]
    const total = unique.length
    const jobId = await bulkJobStore(db).add({ kind, requestedBy, total, input: { ids: unique, ...rest } })
    await addJob('bulk-job', { jobId })
    return { jobId, total }
  }
}
