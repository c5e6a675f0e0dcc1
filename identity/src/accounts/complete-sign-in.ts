import { sql } from 'drizzle-orm'
import type { Parts } from '../parts.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { awaitSecondFactor, type PendingSignIn } from '../second-factor/await-second-factor.ts'
import { idTokenLifetime, signIdToken } from '../tokens/id-token.ts'
import type { Tokens } from '../tokens/refresh-tokens.ts'
import { WireError } from '../wire/wire-error.ts'
import type { Account } from './account-store.ts'

/** The first factor was right: tokens, or the wait for the second. */
export async function completeSignIn(
  parts: Parts,
  account: Account,
  signInProvider: string,
  address: string,
): Promise<Tokens | PendingSignIn> {
  if (account.disabled) throw new WireError('USER_DISABLED')
  if (account.factors.length > 0) return awaitSecondFactor(parts, account, signInProvider)
  return startSession(parts, account, { signInProvider, secondFactorId: null, address })
}

interface Start {
  signInProvider: string
  secondFactorId: string | null
  address: string
}

/** One statement, since every sign-in waits for it. */
export async function startSession(parts: Parts, account: Account, { signInProvider, secondFactorId, address }: Start): Promise<Tokens> {
  const now = parts.now()
  const refreshToken = newCode()
  await parts.database.execute(sql`
    with signed_in as (
      update identity.users set last_login_at = ${now} where uid = ${account.uid}
    ), seen as (
      insert into identity.known_addresses (uid, address_hash, last_seen_at)
      values (${account.uid}, ${addressHash(parts, address)}, ${now})
      on conflict (uid, address_hash) do update set last_seen_at = excluded.last_seen_at
    )
    insert into identity.refresh_tokens (token_hash, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
    values (${hashCode(refreshToken)}, ${account.uid}, ${signInProvider}, ${secondFactorId}, ${now}, ${now})`)
  const idToken = await signIdToken(parts, account, { signInProvider, secondFactorId, authTime: now })
  return { idToken, refreshToken, expiresIn: String(idTokenLifetime) }
}

/** Whether the person has signed in from there before. */
export async function isKnownAddress(parts: Parts, uid: string, address: string): Promise<boolean> {
  const { rowCount } = await parts.database.execute(
    sql`select 1 from identity.known_addresses where uid = ${uid} and address_hash = ${addressHash(parts, address)}`,
  )
  return rowCount === 1
}

const addressHash = ({ seal }: Parts, address: string) => seal.fingerprint(`address ${address}`)
