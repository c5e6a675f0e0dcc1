import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Deletes what no allowance depends on any more. A grant is exported for a month. */
export async function sweepScreenTime(db: Queries) {
  await db.execute(sql`delete from talk_times_of_deleted where started_at < now() - interval '3 days'`)
  await db.execute(sql`delete from screen_time_grants where granted_at < now() - interval '30 days'`)
}
