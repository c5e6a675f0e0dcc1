import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Each text names an account, a resource and an id. */
export async function notifyAll(db: Queries, texts: string[]) {
  await db.execute(sql`select pg_notify('pipit_announcements', text) from unnest(${texts}::text[]) text`)
}
