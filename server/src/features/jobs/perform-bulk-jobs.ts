import type { Database, Queries } from '../../database/connect.ts'
import type { BulkJobKind, BulkWork } from './bulk-job.ts'
import { bulkJobStore, type HeldJob } from './bulk-job-store.ts'

/**
 * Performs jobs a portion at a time. Each portion is kept with its results, so that a process which dies in the middle
 * loses at most one portion, and whoever goes on begins where it stopped.
 */
export function bulkJobPerformer(database: Database, works: Record<BulkJobKind, BulkWork>) {
  const stopping = new AbortController()

  return {
    perform,
    /** What a process that died left behind. One that lives holds its job, and is left in peace. */
    async resume() {
      for (const jobId of await bulkJobStore(database).unfinished()) await perform({ jobId })
    },
    /** Between two portions; another process, or the next start, goes on. */
    stop() {
      stopping.abort()
    },
  }

  async function perform({ jobId }: { jobId: string }) {
    while (!stopping.signal.aborted && (await performPortion(jobId)));
  }

  /** False if there is nothing left to do, or somebody else is at it. */
  function performPortion(jobId: string): Promise<boolean> {
    return database.transaction(async (db) => {
      const job = await bulkJobStore(db).hold(jobId)
      if (job) await doRows(db, jobId, job)
      return job !== undefined
    })
  }

  async function doRows(db: Queries, jobId: string, job: HeldJob) {
    const { atOnce, perform: performRows } = works[job.kind]
    const start = job.done + job.failed
    const ids = job.input.ids.slice(start, start + atOnce)
    const { evenIfRegistered = false } = job.input
    const reasons = await performRows({ jobId, ids, requestedBy: job.requestedBy, evenIfRegistered, db })
    const failures = ids.flatMap((rowId, index) => {
      const reason = reasons.get(rowId)
      return reason === undefined ? [] : [{ place: start + index, rowId, reason }]
    })
    await bulkJobStore(db).addProgress(jobId, { done: ids.length - failures.length, failures })
  }
}
