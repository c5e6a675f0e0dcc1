import type { Parts } from '../dependencies.ts'
import type { Limit } from '../passwords/attempts.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { awaitSecondFactor, type PendingSignIn } from '../second-factor/await-second-factor.ts'
import { signIdToken } from '../tokens/id-token.ts'
import { idTokenLifetime } from '../tokens/lifetime.ts'
import type { Tokens } from '../tokens/refresh-tokens.ts'
import { WireError } from '../wire/wire-error.ts'
import type { Account } from './account-store.ts'

/** The first factor was right: tokens, or the wait for the second. What was tried before is forgiven either way. */
export async function completeSignIn(
  parts: Parts,
  account: Account,
  signInProvider: string,
  address: string,
  forgiven: Limit[] = [],
): Promise<Tokens | PendingSignIn> {
  if (account.disabled) throw new WireError('USER_DISABLED')
  if (account.factors.length > 0) {
    await parts.attempts.forgive(...forgiven)
    return awaitSecondFactor(parts, account, signInProvider)
  }
  return startSession(parts, account, { signInProvider, secondFactorId: null, address, forgiven })
}

interface Start {
  signInProvider: string
  secondFactorId: string | null
  address: string
  /** What no longer counts against the person, now that they are in. */
  forgiven?: Limit[]
}

const statement = `
  with signed_in as (
    update identity.users set last_login_at = $2 where uid = $1
  ), seen as (
    insert into identity.known_addresses (uid, address_hash, last_seen_at) values ($1, $3, $2)
    on conflict (uid, address_hash) do update set last_seen_at = excluded.last_seen_at
  ), forgiven as (
    delete from identity.attempts where key_hash = any($7::text[])
  )
  insert into identity.refresh_tokens (token_hash, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
  values ($4, $1, $5, $6, $2, $2)`

/** One statement, prepared once, since every sign-in waits for it. */
export async function startSession(parts: Parts, account: Account, start: Start): Promise<Tokens> {
  const { signInProvider, secondFactorId, address, forgiven = [] } = start
  const now = parts.now()
  const refreshToken = newCode()
  const [idToken] = await Promise.all([
    signIdToken(parts, account, { signInProvider, secondFactorId, authTime: now }),
    parts.options.pool.query({
      name: 'identity start session',
      text: statement,
      values: [
        account.uid,
        now,
        addressHash(parts, address),
        hashCode(refreshToken),
        signInProvider,
        secondFactorId,
        forgiven.map(parts.attempts.hashOf),
      ],
    }),
  ])
  return { idToken, refreshToken, expiresIn: String(idTokenLifetime) }
}

export const addressHash = ({ seal }: Parts, address: string) => seal.fingerprint(`address ${address}`)
