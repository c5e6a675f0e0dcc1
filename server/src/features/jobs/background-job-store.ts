import type { Database } from '../../database/connect.ts'

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

const conditions = { waiting: 'attempts < max_attempts', failed: 'attempts >= max_attempts' }

/** The queue's own tables. What a job was told is not read: it may be somebody's mail. */
export function backgroundJobStore({ pool }: Database) {
  return {
    async list({ state, before, limit }: Page) {
      const values: unknown[] = [limit + 1]
      const where = [...(state ? [conditions[state]] : []), ...(before ? [`id < $${values.push(before)}`] : [])]
      const { rows } = await pool.query<BackgroundJobRow>(
        `select id, task_identifier as task, attempts, max_attempts as "maxAttempts", run_at as "runAt",
                created_at as "createdAt", left(last_error, 500) as "lastError"
           from graphile_worker.jobs ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
          order by id desc limit $1`,
        values,
      )
      return rows
    },
    /** False if it is done by now, or under way. */
    async retry(id: string) {
      const { rows } = await pool.query(
        'select id from graphile_worker.reschedule_jobs(array[$1::bigint], run_at := now(), attempts := 0)',
        [id],
      )
      return rows.length > 0
    },
  }
}
