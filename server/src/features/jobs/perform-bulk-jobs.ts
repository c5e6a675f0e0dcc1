import type { Database, Queries } from '@pipit/database/connect'
import type { BulkJobKind, BulkJobHandler } from './bulk-job.ts'
import { bulkJobStore, type LockedJob } from './bulk-job-store.ts'

const lostRightReason = /*i18n*/ 'Whoever started this is not a superadmin any more.'

/**
 * Performs jobs in batches. Each batch is one transaction with its results, so a process that dies loses at most one
 * batch, and another process continues after the last finished one.
 */
export function createBulkJobPerformer(database: Database, handlers: Record<BulkJobKind, BulkJobHandler>) {
  const stopping = new AbortController()

  return {
    perform,
    /** Continues jobs of processes that died. Jobs that another process performs are locked and skipped. */
    async resume() {
      for (const jobId of await bulkJobStore(database).unfinished()) await perform({ jobId })
    },
    /** Stops after the current batch; another process, or the next start, continues. */
    stop() {
      stopping.abort()
    },
  }

  async function perform({ jobId }: { jobId: string }) {
    while (!stopping.signal.aborted && (await performBatch(jobId)));
  }

  /** False if nothing is left to do, or another process performs the job. */
  function performBatch(jobId: string): Promise<boolean> {
    return database.transaction(async (db) => {
      const job = await bulkJobStore(db).lock(jobId)
      if (job) await performNextRows(db, jobId, job)
      return job !== undefined
    })
  }

  async function performNextRows(db: Queries, jobId: string, job: LockedJob) {
    const { batchSize, perform: performRows } = handlers[job.kind]
    const start = job.done + job.failed
    const ids = job.input.ids.slice(start, start + batchSize)
    const { evenIfRegistered = false } = job.input
    const reasons = job.isAllowed
      ? await performRows({ jobId, ids, requestedBy: job.requestedBy, evenIfRegistered, db })
      : new Map(ids.map((id) => [id, lostRightReason]))
    const failures = ids.flatMap((rowId, index) => {
      const reason = reasons.get(rowId)
      return reason === undefined ? [] : [{ rowIndex: start + index, rowId, reason }]
    })
    await bulkJobStore(db).addProgress(jobId, { done: ids.length - failures.length, failures })
  }
}
