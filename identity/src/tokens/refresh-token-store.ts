import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

interface RefreshToken {
  tokenHash: string
  uid: string
  signInProvider: string
  secondFactorId: string | null
  authTime: Date
  lastUsedAt: Date
}

export async function insertRefreshToken(db: Queries, token: RefreshToken): Promise<void> {
  const { tokenHash, uid, signInProvider, secondFactorId, authTime, lastUsedAt } = token
  await db.execute(sql`
    insert into identity.refresh_tokens (token_hash, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
    values (${tokenHash}, ${uid}, ${signInProvider}, ${secondFactorId}, ${authTime}, ${lastUsedAt})`)
}

/** Null for a token that is not known. */
export async function recordUse(db: Queries, tokenHash: string, lastUsedAt: Date) {
  const [session] = await db.query(sql<Pick<RefreshToken, 'uid' | 'signInProvider' | 'secondFactorId' | 'authTime'>>`
    update identity.refresh_tokens set last_used_at = ${lastUsedAt} where token_hash = ${tokenHash}
    returning uid, sign_in_provider as "signInProvider", second_factor_id as "secondFactorId", auth_time as "authTime"`)
  return session ?? null
}

export async function deleteRefreshTokens(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.refresh_tokens where uid = ${uid}`)
}

interface StartedSession {
  tokenHash: string
  uid: string
  signInProvider: string
  secondFactorId: string | null
  at: Date
  addressHash: string
  /** Attempts that no longer count against the person. */
  forgivenKeyHashes: string[]
}

/** One prepared statement, because every sign-in waits for it. */
export async function insertSession(db: Queries, session: StartedSession): Promise<void> {
  const { tokenHash, uid, signInProvider, secondFactorId, at, addressHash, forgivenKeyHashes } = session
  await db.execute(
    prepared(
      'identity_start_session',
      sql`
        with signed_in as (
          update identity.users set last_login_at = ${at} where uid = ${uid}
        ), seen as (
          insert into identity.known_addresses (uid, address_hash, last_seen_at) values (${uid}, ${addressHash}, ${at})
          on conflict (uid, address_hash) do update set last_seen_at = excluded.last_seen_at
        ), forgiven as (
          delete from identity.attempts where key_hash = any(${forgivenKeyHashes}::text[])
        )
        insert into identity.refresh_tokens
          (token_hash, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
        values (${tokenHash}, ${uid}, ${signInProvider}, ${secondFactorId}, ${at}, ${at})`,
    ),
  )
}
