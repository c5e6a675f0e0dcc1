import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { IdentityClaims } from '../../access/identity-service.ts'
import type { Database } from '../../database/connect.ts'

export interface OpenedSession {
  accountId: string
  sessionId: string
  role: AccountRole
  scopes: Scope[] | null
  tokenVersion: number
  disabled: boolean
  ended: boolean
}

/** The session of this sign-in, if there is nothing to change about it or its account. */
export async function findAccountSession(
  { pool }: Database,
  { uid, email, emailVerified, signedInAt, issuedAt }: IdentityClaims,
  { promote }: { promote: boolean },
): Promise<OpenedSession | undefined> {
  const { rows } = await pool.query<OpenedSession>({
    name: 'find-account-session',
    text: `select accounts.id as "accountId", sessions.id as "sessionId", role, scopes, token_version as "tokenVersion", disabled,
                  sessions.ended_at is not null as ended
             from accounts join sessions on sessions.account_id = accounts.id and sessions.signed_in_at = $4
            where identity_uid = $1 and email = $2 and email_verified = $3 and (role = 'superadmin' or not $5)
              and (identity_valid_since is null or identity_valid_since <= least($6, sessions.last_used_at))
              and sessions.last_used_at > now() - interval '5 minutes'`,
    values: [uid, email, emailVerified, signedInAt, promote, issuedAt],
  })
  return rows[0]
}

interface PromotionRule {
  promote: (claims: IdentityClaims) => boolean
}

/** The identity provider's word on the address wins each time: it may have been changed or verified there. */
const upsertAccount = `
  insert into accounts (identity_uid, email, email_verified, name, role)
  values ($1, $2, $3, $4, case when $5 then 'superadmin' else 'parent' end)
  on conflict (identity_uid) do update
    set email = excluded.email,
        email_verified = excluded.email_verified,
        role = case when $5 then 'superadmin' else accounts.role end`

const accountValues = (claims: IdentityClaims, { promote }: PromotionRule) => {
  const { uid, email, emailVerified, name } = claims
  return [uid, email, emailVerified, name?.trim().slice(0, 300) || null, promote(claims)]
}

/** Finds or makes the account and the session. One statement, so that two first sign-ins at once make one account. */
export async function openAccountSession(
  { pool }: Database,
  claims: IdentityClaims,
  { userAgent, ...promotes }: { userAgent: string } & PromotionRule,
): Promise<OpenedSession> {
  const { rows } = await pool.query<OpenedSession>({
    name: 'open-account-session',
    text: `with account as (${upsertAccount} returning *), session as (
         insert into sessions (account_id, signed_in_at, user_agent, last_used_at)
         select id, $6, $7, greatest(now(), identity_valid_since) from account
         on conflict (account_id, signed_in_at) do update set last_used_at = excluded.last_used_at
         returning id, ended_at
       )
       select account.id as "accountId", session.id as "sessionId", role, scopes, token_version as "tokenVersion", disabled,
              session.ended_at is not null as ended
         from account, session`,
    values: [...accountValues(claims, promotes), claims.signedInAt, userAgent],
  })
  // Either insert gives a row whatever was there before.
  return rows[0] as OpenedSession
}

/** Somebody who may not come in yet: whoever runs the house finds them in the list, and can help. */
export async function saveUnverifiedAccount({ pool }: Database, claims: IdentityClaims) {
  await pool.query({
    name: 'keep-unverified-account',
    text: upsertAccount,
    values: accountValues(claims, { promote: () => false }),
  })
}

export async function endSession({ pool }: Database, sessionId: string) {
  await pool.query('update sessions set ended_at = now() where id = $1 and ended_at is null', [sessionId])
}
