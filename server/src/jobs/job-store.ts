import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface Backlog {
  task: string
  ready: number
  retrying: number
  failed: number
  oldestSeconds: number
}

export function jobStore(db: Queries) {
  return {
    async add(name: string, payload: object, afterSeconds: number) {
      await db.query(sql<{ id: string }>`
        select id from graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := 25,
               run_at := now() + ${afterSeconds}::int * interval '1 second')`)
    },

    /** Unlocks the jobs of workers that were killed. The job queue itself waits four hours, because other jobs may run that long. */
    async unlockAbandonedMails() {
      await db.execute(sql`
        select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
         where task_identifier in ('notify-of-flag', 'send-mail', 'send-action-mail', 'push-flag', 'send-push')
           and locked_at < now() - interval '5 minutes'
        having count(*) > 0`)
    },

    /** Counts by task. Jobs that are due later, and were never tried, do not count. */
    readBacklog: () =>
      db.query(sql<Backlog>`
        select task_identifier as task,
               (count(*) filter (where attempts < max_attempts and run_at <= now()))::int as ready,
               (count(*) filter (where attempts < max_attempts and run_at > now()))::int as retrying,
               (count(*) filter (where attempts >= max_attempts))::int as failed,
               coalesce(extract(epoch from now() - min(created_at) filter (where attempts < max_attempts)), 0)::float8
                 as "oldestSeconds"
          from graphile_worker.jobs
         where attempts > 0 or run_at <= now()
         group by task_identifier`),
  }
}
