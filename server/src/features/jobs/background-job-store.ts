import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { countRows, maxCounted, type CountedRows } from '../../database/count-rows.ts'

export interface BackgroundJobRow {
  id: string
  task: string
  attempts: number
  maxAttempts: number
  runAt: Date
  createdAt: Date
  lastError: string | null
}

interface Page {
  state?: 'waiting' | 'failed' | undefined
  before?: string | undefined
  limit: number
}

const conditions = { waiting: sql`and attempts < max_attempts`, failed: sql`and attempts >= max_attempts` }

/** Reads graphile-worker's tables. Never reads the payload, which may contain personal data. */
export function backgroundJobStore(db: Queries) {
  return {
    list: ({ state, before, limit }: Page) =>
      db.query(sql<BackgroundJobRow>`
        select id, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
               created_at as "createdAt", left(last_error, 500) as "lastError"
          from graphile_worker.jobs
         where true ${state ? conditions[state] : sql``} ${before ? sql`and id < ${before}` : sql``}
         order by id desc limit ${limit + 1}`),

    count: (state: Page['state']) =>
      countRows(
        db,
        sql<CountedRows>`
        select count(*)::int as count, count(*)::int as "readCount" from (
          select from graphile_worker.jobs where true ${state ? conditions[state] : sql``} limit ${maxCounted + 1}) counted`,
      ),

    /** False if the job is running or done. */
    async retry(id: string) {
      const rows = await db.query(sql<{ id: string }>`
        select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`)
      return rows.length > 0
    },
  }
}
