import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function jobStore(db: Queries) {
  return {
    async add(name: string, payload: object) {
      await db.query(sql<{ id: string }>`
        select id from graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := 25)`)
    },

    /** Of workers that were killed. The job queue itself waits four hours, because other jobs may run that long. */
    async unlockAbandonedMails() {
      await db.execute(sql`
        select graphile_worker.force_unlock_workers(array_agg(locked_by)) from graphile_worker.jobs
         where task_identifier in ('notify-of-flag', 'send-mail', 'send-action-mail') and locked_at < now() - interval '5 minutes'
        having count(*) > 0`)
    },
  }
}
