import type { IdentityService } from '../../access/identity-service.ts'
import type { Database } from '../../database/connect.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'revokeSignIns'>
}

/** Ours first: even if the identity provider cannot be reached, nobody goes on with a session of before. */
export async function endSessions({ database: { pool }, identity }: Dependencies, accountId: string) {
  const { rows } = await pool.query<{ uid: string }>(
    `with ended as (update sessions set ended_at = now() where account_id = $1 and ended_at is null)
     select identity_uid as uid from accounts where id = $1`,
    [accountId],
  )
  if (rows[0]) await identity.revokeSignIns(rows[0].uid)
}
