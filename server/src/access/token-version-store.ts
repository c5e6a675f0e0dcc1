import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface TokenVersionRow {
  id: string
  tokenVersion: number
}

export interface SessionRules {
  /** Sessions of superadmins are valid only with a second factor that is confirmed to be theirs. */
  superadminsNeedSecondFactor: boolean
}

/** Current token versions; revoked sessions and devices have no row. */
export function tokenVersionStore(db: Queries, { superadminsNeedSecondFactor }: SessionRules) {
  return {
    session: (ids: string[]) =>
      db.query(sql<TokenVersionRow>`
        select sessions.id, accounts.token_version as "tokenVersion"
          from sessions join accounts on accounts.id = sessions.account_id
         where sessions.id = any(${ids}) and sessions.ended_at is null and not accounts.disabled
           and (role <> 'superadmin' or not ${superadminsNeedSecondFactor}::boolean
                or sessions.second_factor = accounts.confirmed_second_factor)`),

    device: (ids: string[]) =>
      db.query(sql<TokenVersionRow>`
        select devices.id, devices.token_version as "tokenVersion"
          from devices join accounts on accounts.id = devices.account_id
         where devices.id = any(${ids}) and not accounts.disabled`),
  }
}
