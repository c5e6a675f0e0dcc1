import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/**
 * Deletes what can no longer be restored, and what was played longer ago than the child's words are stored. Facts are
 * deleted with the words that they come from.
 */
export async function sweepMemories(db: Queries) {
  await db.execute(sql`delete from facts where removed_at < now() - interval '1 hour'`)
  await db.execute(sql`delete from played_activities where removed_at < now() - interval '1 hour'`)
  await db.execute(sql`
    delete from played_activities using children
     where children.account_id = played_activities.account_id and children.id = child_id and last_played_at < now() - make_interval(days => text_retention_days) - interval '1 hour'`)
}
