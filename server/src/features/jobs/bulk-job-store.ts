import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { BulkJobInput, BulkJobKind, RowFailure } from './bulk-job.ts'

interface BulkJobRow {
  id: string
  kind: BulkJobKind
  state: 'queued' | 'running' | 'done'
  total: number
  done: number
  failed: number
  createdAt: Date
  finishedAt: Date | null
}

export interface LockedJob {
  kind: BulkJobKind
  input: BulkJobInput
  done: number
  failed: number
  requestedBy: string
  /** Whoever started it is still an active superadmin. */
  isAllowed: boolean
}

interface NewJob {
  kind: BulkJobKind
  requestedBy: string
  total: number
  input: BulkJobInput
}

const columns = sql`id, kind, state, total, done, failed, created_at as "createdAt", finished_at as "finishedAt"`

/** What the call that starts such a job needs. */
const neededScope = sql`
  case kind when 'delete-devices' then 'device:superadmin' when 'delete-cards' then 'card:superadmin' else 'account:superadmin' end`

export function bulkJobStore(db: Queries) {
  return {
    list: (accountId: string) =>
      db.query(sql<BulkJobRow>`
        select ${columns} from bulk_jobs where requested_by = ${accountId} order by id desc limit 20`),

    async find(accountId: string, jobId: string) {
      const [found] = await db.query(
        sql<BulkJobRow>`select ${columns} from bulk_jobs where requested_by = ${accountId} and id = ${jobId}`,
      )
      return found
    },

    failuresOf: (jobId: string) =>
      db.query(sql<{ id: string; reason: string }>`
        select row_id as id, reason from bulk_job_failures where job_id = ${jobId} order by row_index limit 1000`),

    async unfinished() {
      const rows = await db.query(sql<{ id: string }>`select id from bulk_jobs where state <> 'done' order by id`)
      return rows.map(({ id }) => id)
    },

    async add({ kind, requestedBy, total, input }: NewJob) {
      const id = randomUUIDv7()
      await db.execute(sql`
        insert into bulk_jobs (id, kind, requested_by, total, input)
        values (${id}, ${kind}, ${requestedBy}, ${total}, ${JSON.stringify(input)})`)
      return id
    },

    /** Locks the row until the transaction ends. Undefined if the job is done or another process has locked it. */
    async lock(jobId: string) {
      const [locked] = await db.query(sql<LockedJob>`
        select kind, input, done, failed, requested_by as "requestedBy",
               exists (
                 select from accounts
                  where id = requested_by and role = 'superadmin' and not disabled
                    and (scopes is null or ${neededScope} = any(scopes))) as "isAllowed"
          from bulk_jobs where id = ${jobId} and state <> 'done' for update skip locked`)
      return locked
    },

    async addProgress(jobId: string, { done, failures }: { done: number; failures: RowFailure[] }) {
      const rowIndexes = failures.map(({ rowIndex }) => rowIndex)
      const rowIds = failures.map(({ rowId }) => rowId)
      const reasons = failures.map(({ reason }) => reason)
      await db.execute(sql`
        insert into bulk_job_failures (job_id, row_index, row_id, reason)
        select ${jobId}, * from unnest(${rowIndexes}::int[], ${rowIds}::text[], ${reasons}::text[])`)
      const isLast = sql`done + failed + ${done + failures.length}::int >= total`
      await db.execute(sql`
        update bulk_jobs set done = done + ${done}, failed = failed + ${failures.length},
               state = case when ${isLast} then 'done' else 'running' end,
               finished_at = case when ${isLast} then now() end
         where id = ${jobId}`)
    },

    async deleteOld() {
      await db.execute(sql`delete from bulk_jobs where finished_at < now() - interval '30 days'`)
    },
  }
}
