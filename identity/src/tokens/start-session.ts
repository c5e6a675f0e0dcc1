import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AttemptLimit } from '../passwords/attempts.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { signIdToken } from './id-token.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'
import type { Tokens } from './refresh-tokens.ts'

interface SessionStart {
  signInProvider: string
  secondFactorId: string | null
  address: string
  /** Attempts that no longer count against the person. */
  forgiven?: AttemptLimit[]
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

/** One prepared statement, because every sign-in waits for it. */
export async function startSession(dependencies: Dependencies, account: Account, start: SessionStart): Promise<Tokens> {
  const { signInProvider, secondFactorId, address, forgiven = [] } = start
  const now = dependencies.now()
  const refreshToken = newCode()
  const [idToken] = await Promise.all([
    signIdToken(dependencies, account, { signInProvider, secondFactorId, authTime: now }),
    dependencies.options.pool.query({
      name: 'identity start session',
      text: statement,
      values: [
        account.uid,
        now,
        hashAddress(dependencies, address),
        hashCode(refreshToken),
        signInProvider,
        secondFactorId,
        forgiven.map(dependencies.attempts.hashKey),
      ],
    }),
  ])
  return { idToken, refreshToken, expiresIn: String(idTokenLifetimeSeconds) }
}

export const hashAddress = ({ cipher }: Dependencies, address: string) => cipher.fingerprint(`address ${address}`)
