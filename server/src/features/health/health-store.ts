import type { Database } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/**
 * Writes a temporary file of about a megabyte where PostgreSQL stores its data, and so fails with 53100 if that disk is
 * full. Reads would still succeed then, and so would small changes, for which pages have space left.
 */
export async function checkDiskSpace(database: Database) {
  await database.transaction(async (db) => {
    await db.query(sql<{ workMem: string }>`select set_config('work_mem', '64kB', true) as "workMem"`)
    await db.query(sql<{ rows: string }>`select count(*)::text as rows from generate_series(1, 50000)`)
  })
}
