import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

export interface FamilyChange {
  /** The family. */
  accountId: string
  /** The person who made it. */
  personId: string
  /** It also names the person after a call in which they left a family that they had founded. */
  sessionId: string
  action: string
}

interface FamilyChangeOfResource extends FamilyChange {
  resource: string | null
  resourceId: string | null
}

/** Nothing is recorded for a family that the call has deleted. */
export async function addFamilyChange(db: Queries, change: FamilyChangeOfResource) {
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

/**
 * A part of a statement whose part `added` returns the id of what it has added, if anything: then the change is recorded as
 * well. So there is neither without the other, and it costs no transaction of its own.
 */
export const recordAdded = (change: FamilyChange | null, resource: 'child') => sql`
  recorded as (
    insert into family_changes (account_id, by_account_id, action, resource, resource_id)
    select ${change?.accountId}::uuid, ${change?.personId}::uuid, ${change?.action}, ${resource}, added.id::text
      from added where ${change?.action}::text is not null
  )`
