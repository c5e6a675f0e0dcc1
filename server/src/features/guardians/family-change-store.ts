import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface FamilyChangeRow {
  id: string
  at: Date
  by: string | null
  byAccountId: string | null
  action: string
  resource: string | null
  resourceId: string | null
  resourceName: string | null
}

export function familyChangeStore(db: Queries) {
  return {
    /** Newest first, with one row more if there is a next page. What no longer belongs to the family has no name. */
    list: (accountId: string, { before, limit }: { before?: string | undefined; limit: number }) =>
      db.query(sql<FamilyChangeRow>`
        select change.id, at, coalesce(person.name, person.email) as by, by_account_id as "byAccountId", action, resource,
               resource_id as "resourceId", case resource
                 when 'child' then (select name from children where children.account_id = ${accountId} and id::text = resource_id)
                 when 'device' then (select name from devices where devices.account_id = ${accountId} and id = resource_id)
                 when 'card' then (select name from cards where cards.account_id = ${accountId} and id = resource_id)
                 when 'wifiNetwork' then (
                   select ssid from wifi_networks where wifi_networks.account_id = ${accountId} and id::text = resource_id)
               end as "resourceName"
          from family_changes change left join accounts person on person.id = by_account_id
         where change.account_id = ${accountId} ${before === undefined ? sql`` : sql`and change.id < ${before}`}
         order by change.id desc limit ${limit + 1}`),
  }
}

/** What was changed long ago helps nobody any more. */
export async function sweepFamilyChanges(db: Queries) {
  await db.execute(sql`delete from family_changes where at < now() - interval '1 year'`)
}
