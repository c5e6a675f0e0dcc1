import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface ExportedGrant {
  id: string
  childId: string
  minutes: number
  grantedAt: Date
  liftsQuietHoursUntil: Date
  grantedBy: string | null
}

/** The grants of the last month: older ones are deleted. */
export function listGrants(db: Queries, accountId: string) {
  return db.query(sql<ExportedGrant>`
    select id, child_id as "childId", minutes, granted_at as "grantedAt", lifts_quiet_hours_until as "liftsQuietHoursUntil",
           granted_by as "grantedBy"
      from screen_time_grants where account_id = ${accountId} order by granted_at`)
}
