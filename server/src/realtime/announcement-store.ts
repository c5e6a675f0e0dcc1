import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Each payload is `{ accountId, resource, id }` as JSON. */
export async function announceFamilyChanges(db: Queries, payloads: string[]) {
  await db.execute(sql`select pg_notify('pipit_family_changes', payload) from unnest(${payloads}::text[]) payload`)
}
