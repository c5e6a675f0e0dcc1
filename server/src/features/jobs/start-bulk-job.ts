import { bulkJobs } from '../../database/schema/administration.ts'
import type { Database } from '../../database/connect.ts'
import type { AddJob } from '../../job-queue/job-queue.ts'
import type { BulkJobKind } from './bulk-job.ts'

interface Wanted {
  kind: BulkJobKind
  requestedBy: string
  ids: string[]
  evenIfRegistered?: boolean
}

export type StartBulkJob = (wanted: Wanted) => Promise<{ jobId: string; total: number }>

/** Kept first: should the queue not hear of it, the next look at unfinished jobs finds it. */
export function bulkJobStarter({ sql }: Database, addJob: AddJob): StartBulkJob {
  return async function startBulkJob({ kind, requestedBy, ids, ...rest }) {
    const unique = [...new Set(ids)]
    const [kept] = await sql
      .insert(bulkJobs)
      .values({ kind, requestedBy, total: unique.length, input: { ids: unique, ...rest } })
      .returning({ jobId: bulkJobs.id })
    if (!kept) throw new Error('a job was not kept')
    await addJob('bulk-job', kept)
    return { ...kept, total: unique.length }
  }
}
