import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface Authorization {
  stateHash: string
  encrypted: string
  expiresAt: Date
}

export async function insertAuthorization(db: Queries, { stateHash, encrypted, expiresAt }: Authorization) {
  await db.execute(sql`
    insert into identity.pending_authorizations (state_hash, encrypted_authorization, expires_at)
    values (${stateHash}, ${encrypted}, ${expiresAt})`)
}

/** Works once, and returns null for a state that is unknown, used or expired. */
export async function deleteAuthorization(db: Queries, stateHash: string, now: Date): Promise<string | null> {
  const [row] = await db.query(sql<Pick<Authorization, 'encrypted'>>`
    delete from identity.pending_authorizations where state_hash = ${stateHash} and expires_at > ${now}
    returning encrypted_authorization as encrypted`)
  return row?.encrypted ?? null
}
