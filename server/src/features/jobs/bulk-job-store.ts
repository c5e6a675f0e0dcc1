import { and, desc, eq, ne } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { bulkJobFailures, bulkJobs } from '../../database/schema/administration.ts'
import type { RowFailure } from './bulk-job.ts'

export type BulkJobRow = typeof bulkJobs.$inferSelect

const { id, kind, state, total, done, failed, createdAt, finishedAt } = bulkJobs
const columns = { id, kind, state, total, done, failed, createdAt, finishedAt }

export function bulkJobStore({ sql }: Database) {
  return {
    list: (accountId: string) =>
      sql
        .select(columns)
        .from(bulkJobs)
        .where(eq(bulkJobs.requestedBy, accountId))
        .orderBy(desc(bulkJobs.id))
        .limit(20),
    async find(accountId: string, jobId: string) {
      const own = and(eq(bulkJobs.requestedBy, accountId), eq(bulkJobs.id, jobId))
      const [found] = await sql.select(columns).from(bulkJobs).where(own)
      return found
    },
    failuresOf: (jobId: string) =>
      sql
        .select({ id: bulkJobFailures.rowId, reason: bulkJobFailures.reason })
        .from(bulkJobFailures)
        .where(eq(bulkJobFailures.jobId, jobId))
        .orderBy(bulkJobFailures.place)
        .limit(1000),
    async unfinished() {
      const rows = await sql.select({ id }).from(bulkJobs).where(ne(bulkJobs.state, 'done')).orderBy(id)
      return rows.map((row) => row.id)
    },
  }
}

/** Of two who perform the same job, one has it for a portion and the other goes away. */
export async function holdJob(client: PoolClient, jobId: string) {
  const { rows } = await client.query<Pick<BulkJobRow, 'kind' | 'input' | 'done' | 'failed'> & { requestedBy: string }>(
    `select kind, input, done, failed, requested_by as "requestedBy" from bulk_jobs
      where id = $1 and state <> 'done' for update skip locked`,
    [jobId],
  )
  return rows[0]
}

export async function keepProgress(
  client: PoolClient,
  jobId: string,
  { done: succeeded, failures }: { done: number; failures: RowFailure[] },
) {
  await client.query(
    `insert into bulk_job_failures (job_id, place, row_id, reason)
     select $1, * from unnest($2::int[], $3::text[], $4::text[])`,
    [
      jobId,
      failures.map(({ place }) => place),
      failures.map(({ rowId }) => rowId),
      failures.map(({ reason }) => reason),
    ],
  )
  await client.query(
    `update bulk_jobs set done = done + $2, failed = failed + $3,
            state = case when done + failed + $2 + $3 >= total then 'done' else 'running' end,
            finished_at = case when done + failed + $2 + $3 >= total then now() end
      where id = $1`,
    [jobId, succeeded, failures.length],
  )
}

/** Who asked for it has long seen how it ended. */
export async function sweepBulkJobs({ pool }: Database) {
  await pool.query("delete from bulk_jobs where finished_at < now() - interval '30 days'")
}
