import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export function backedUpFileStore(db: Queries) {
  return {
    /** The files of recordings, by name. A recording that still waits to be encoded or stored as a file is in its row. */
    async listAfter(file: string, limit: number) {
      const rows = await db.query(
        sql<{ file: string }>`
          select file from recordings where file > ${file} and encrypted_content is null and encrypted_original is null order by file limit ${limit}`,
      )
      return rows.map((row) => row.file)
    },

    async isInUse(file: string) {
      const rows = await db.query(sql<{ file: string }>`select file from recordings where file = ${file}`)
      return rows.length > 0
    },

    async countFiles() {
      const [row] = await db.query(
        sql<{ count: number }>`
          select count(*)::int as count from recordings where encrypted_content is null and encrypted_original is null`,
      )
      return row?.count ?? 0
    },

    /** The files are restored to the place that is configured now, which the next start stores. */
    async forgetFilePlace() {
      await db.execute(sql`delete from file_places`)
    },

    /** Jobs that a process was performing when the backup was made: nobody performs them now. */
    async unlockJobs() {
      await db.execute(sql`
        select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs))`)
    },
  }
}
