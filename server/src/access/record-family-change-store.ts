import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

interface NewFamilyChange {
  /** The family. */
  accountId: string
  /** Of the person who made it. The session also names them after they have left a family that they had founded. */
  sessionId: string
  action: string
  resource: string | null
  resourceId: string | null
}

/** Nothing is recorded for a family that the call has deleted. */
export async function addFamilyChange(db: Queries, change: NewFamilyChange) {
  const { accountId, sessionId, action, resource, resourceId } = change
  await db.execute(
    prepared(
      'add_family_change',
      sql`
        insert into family_changes (account_id, by_account_id, action, resource, resource_id)
        select accounts.id, (select account_id from sessions where id = ${sessionId}), ${action}, ${resource}, ${resourceId}
          from accounts where accounts.id = ${accountId}`,
    ),
  )
}
