import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function jobStore(db: Queries) {
  return {
    async add(name: string, payload: object) {
      await db.query(sql<{ id: string }>`
        select id from graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json, max_attempts := 25)`)
    },
  }
}
