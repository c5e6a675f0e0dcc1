import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { Language } from '@pipit/contract/api/languages'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import type { IdentityClaims } from '../../access/identity-service.ts'
import { toOneLine } from '@pipit/contract/api/one-line'
import { cleanText } from '@pipit/conversation/text/clean-text'
import { cutText } from '@pipit/conversation/text/cut-text'

export interface OpenedSession {
  accountId: string
  sessionId: string
  role: AccountRole
  scopes: Scope[] | null
  tokenVersion: number
  disabled: boolean
  ended: boolean
  confirmedSecondFactor: string | null
  /** The language of the account's pages and mails. */
  language: string
}

/** The session of this sign-in, if neither the session nor the account needs an update. */
export async function findAccountSession(
  db: Queries,
  { uid, email, emailVerified, signInId, issuedAt, secondFactor }: IdentityClaims,
): Promise<OpenedSession | undefined> {
  const rows = await db.query(
    prepared(
      'find_account_session',
      sql<OpenedSession>`
    select accounts.id as "accountId", sessions.id as "sessionId", role, scopes, token_version as "tokenVersion", disabled,
           sessions.ended_at is not null as ended, confirmed_second_factor as "confirmedSecondFactor", language
      from accounts join sessions on sessions.account_id = accounts.id and sessions.sign_in_id = ${signInId}
     where identity_uid = ${uid} and email = ${email} and email_verified = ${emailVerified}
       and (identity_valid_since is null or identity_valid_since <= least(${issuedAt}, sessions.last_used_at))
       and second_factor is not distinct from ${secondFactor}
       and (role <> 'superadmin' or confirmed_second_factor is not distinct from ${secondFactor})
       and sessions.last_used_at > now() - interval '5 minutes'`,
    ),
  )
  return rows[0]
}

interface UpsertRules {
  /** The language that a new account gets. */
  language: Language
  /** False for somebody whose address is not verified yet. */
  signsIn: boolean
  /** Whether a superadmin's second factor counts as theirs without a confirmation by mail. */
  trustSecondFactors: boolean
}

/** Copies the email from the identity provider, where it may have been changed or verified. */
function upsertAccount(claims: IdentityClaims, { trustSecondFactors, signsIn, language }: UpsertRules) {
  const { uid, email, emailVerified, secondFactor, signedInAt } = claims
  return sql`
    insert into accounts (identity_uid, email, email_verified, awaits_verification, name, language)
    values (${uid}, ${email}, ${emailVerified}, ${!signsIn}, ${nameIn(claims)}, ${language})
    on conflict (identity_uid) do update
      set email = excluded.email,
          email_verified = excluded.email_verified,
          awaits_verification = accounts.awaits_verification and excluded.awaits_verification,
          confirmed_second_factor = case
            when accounts.role = 'superadmin' and ${secondFactor}::text is not null
             and (${trustSecondFactors}::boolean or accounts.one_time_sign_in_at = ${signedInAt})
            then ${secondFactor} else accounts.confirmed_second_factor end`
}

const nameIn = ({ name }: IdentityClaims) => (name ? cutText(toOneLine(cleanText(name)), 300).trim() || null : null)

/** Undefined if somebody has signed in to the account before: whoever was demoted since stays what they are. */
export async function addAsSuperadmin(db: Queries, claims: IdentityClaims, language: Language) {
  const { uid, email } = claims
  const [added] = await db.query(sql<{ id: string }>`
    insert into accounts (identity_uid, email, email_verified, name, language, role)
    values (${uid}, ${email}, true, ${nameIn(claims)}, ${language}, 'superadmin')
    on conflict (identity_uid) do update
      set email = excluded.email, email_verified = true, role = 'superadmin' where accounts.awaits_verification
    returning id`)
  return added
}

/** Finds or creates the account and the session in one statement, so that simultaneous first sign-ins create one account. */
export async function openAccountSession(
  db: Queries,
  claims: IdentityClaims,
  { userAgent, ...rules }: { userAgent: string } & Omit<UpsertRules, 'signsIn'>,
): Promise<OpenedSession> {
  const [opened] = await db.query(
    prepared(
      'open_account_session',
      sql<OpenedSession>`
        with account as (${upsertAccount(claims, { ...rules, signsIn: true })} returning *), session as (
          insert into sessions (account_id, sign_in_id, signed_in_at, user_agent, second_factor, last_used_at)
          select id, ${claims.signInId}, ${claims.signedInAt}, ${userAgent}, ${claims.secondFactor}, greatest(now(), identity_valid_since)
            from account
          on conflict (account_id, sign_in_id) do update
            set last_used_at = excluded.last_used_at, second_factor = excluded.second_factor
          returning id, ended_at
        )
        select account.id as "accountId", session.id as "sessionId", role, scopes, token_version as "tokenVersion", disabled,
               session.ended_at is not null as ended, confirmed_second_factor as "confirmedSecondFactor", language
          from account, session`,
    ),
  )
  // Both inserts are upserts, so there is always a row.
  return opened as OpenedSession
}

/** Makes an unverified user visible to superadmins, who can verify the email. */
export async function saveUnverifiedAccount(db: Queries, claims: IdentityClaims, language: Language) {
  await db.execute(
    prepared('save_unverified_account', upsertAccount(claims, { trustSecondFactors: false, signsIn: false, language })),
  )
}

interface IdentitySignIn {
  /** The account's uid at the identity provider. */
  uid: string
  signInId: string
}

/** The stored row: a family whose founder has left has no uid, and no sessions. */
interface StoredSignIn {
  uid: string | null
  signInId: string
}

export interface SessionOfAccount {
  accountId: string
  sessionId: string
}

/** Undefined if the account has no such session. One that has ended before stays as it is. */
export async function endSession(
  db: Queries,
  { accountId, sessionId }: SessionOfAccount,
): Promise<StoredSignIn | undefined> {
  const [ended] = await db.query(sql<StoredSignIn>`
    update sessions set ended_at = coalesce(ended_at, now()) from accounts
     where sessions.id = ${sessionId} and account_id = ${accountId} and accounts.id = account_id
    returning identity_uid as uid, sign_in_id as "signInId"`)
  return ended
}

/** A sign-in may have opened no session. */
export async function endSessionOfSignIn(db: Queries, { uid, signInId }: IdentitySignIn) {
  await db.execute(sql`
    update sessions set ended_at = coalesce(ended_at, now()) from accounts
     where identity_uid = ${uid} and sign_in_id = ${signInId} and accounts.id = account_id`)
}

/** Returns the session that stays; undefined if it is not the account's. Then nothing has ended. */
export async function endSessionsExcept(
  db: Queries,
  { accountId, sessionId }: SessionOfAccount,
): Promise<StoredSignIn | undefined> {
  const [staying] = await db.query(sql<StoredSignIn>`
    with staying as (
      select identity_uid as uid, sign_in_id as "signInId"
        from sessions join accounts on accounts.id = account_id
       where sessions.id = ${sessionId} and account_id = ${accountId}
    ), ended as (
      update sessions set ended_at = now()
       where account_id = ${accountId} and id <> ${sessionId} and ended_at is null and exists (select from staying)
    )
    select uid, "signInId" from staying`)
  return staying
}

/** Returns the account's uid at the identity provider, if there is such an account and it has one. */
export async function endAllSessions(db: Queries, accountId: string) {
  const [account] = await db.query(sql<{ uid: string | null }>`
    with ended as (update sessions set ended_at = now() where account_id = ${accountId} and ended_at is null)
    select identity_uid as uid from accounts where id = ${accountId}`)
  return account?.uid ?? null
}

export interface SessionRow {
  id: string
  userAgent: string
  signedInAt: Date
  lastUsedAt: Date
  endedAt: Date | null
  isOpen: boolean
}

/** Last used first. A session is also over if it was not used since all sign-ins were revoked, such as by a new password. */
export function findSessions(db: Queries, accountId: string) {
  return db.query(sql<SessionRow>`
    select sessions.id, user_agent as "userAgent", signed_in_at as "signedInAt", last_used_at as "lastUsedAt",
           ended_at as "endedAt",
           ended_at is null and (identity_valid_since is null or identity_valid_since <= last_used_at) as "isOpen"
      from sessions join accounts on accounts.id = sessions.account_id
     where account_id = ${accountId}
     order by last_used_at desc, sessions.id`)
}

export async function isRecentSignIn(db: Queries, { accountId, sessionId }: SessionOfAccount) {
  const found = await db.query(sql<object>`
    select from sessions
     where account_id = ${accountId} and id = ${sessionId} and signed_in_at > now() - interval '5 minutes'`)
  return found.length > 0
}

/** Deletes sessions that ended long ago, or that are older than the identity provider's own sign-ins. */
export async function sweepSessions(db: Queries) {
  await db.execute(sql`delete from sessions where ended_at < now() - interval '90 days'`)
  // Sorted by the sign-in, which has an index: an index on the last use would have to be changed at each use.
  await db.execute(sql`
    delete from sessions where signed_in_at < now() - interval '400 days' and last_used_at < now() - interval '400 days'`)
}

export async function hasAccounts(db: Queries) {
  return (await db.query(sql<object>`select from accounts limit 1`)).length > 0
}

export async function hasOtherSuperadmin(db: Queries, uid: string) {
  const found = await db.query(sql<object>`
    select from accounts where role = 'superadmin' and not disabled and identity_uid <> ${uid} limit 1`)
  return found.length > 0
}

export async function addSuperadmin(db: Queries, { uid, email }: { uid: string; email: string }) {
  await db.execute(sql`
    insert into accounts (identity_uid, email, email_verified, role) values (${uid}, ${email}, true, 'superadmin')`)
}
