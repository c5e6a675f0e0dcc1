import type { Database } from '../../database/connect.ts'

interface SessionRow {
  id: string
  userAgent: string
  signedInAt: Date
  lastUsedAt: Date
  endedAt: Date | null
  isOpen: boolean
}

/** Last used first. One is over too when it was not used again since all sign-ins were ended, as by a new password. */
export async function listSessions({ pool }: Database, accountId: string): Promise<SessionRow[]> {
  const { rows } = await pool.query<SessionRow>(
    `select sessions.id, user_agent as "userAgent", signed_in_at as "signedInAt", last_used_at as "lastUsedAt",
            ended_at as "endedAt",
            ended_at is null and (identity_valid_since is null or identity_valid_since <= last_used_at) as "isOpen"
       from sessions join accounts on accounts.id = sessions.account_id
      where account_id = $1
      order by last_used_at desc, sessions.id`,
    [accountId],
  )
  return rows
}
