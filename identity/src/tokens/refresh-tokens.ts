import { eq } from 'drizzle-orm'
import { changeAccount, findByUid, revokedUntil, type Account } from '../accounts/account-store.ts'
import { refreshTokens } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Parts } from '../dependencies.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'
import { signIdToken, type SignIn } from './id-token.ts'
import { idTokenLifetime } from './lifetime.ts'

export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** Not inside a transaction: signing may have to wait for another connection to read the keys. */
export async function issueTokens(parts: Parts, account: Account, signIn: SignIn): Promise<Tokens> {
  const refreshToken = newCode()
  const { signInProvider, authTime, secondFactorId } = signIn
  await parts.database.insert(refreshTokens).values({
    tokenHash: hashCode(refreshToken),
    uid: account.uid,
    signInProvider,
    authTime,
    secondFactorId,
    lastUsedAt: parts.now(),
  })
  return { idToken: await signIdToken(parts, account, signIn), refreshToken, expiresIn: String(idTokenLifetime) }
}

/** Ends every session of the person: no token issued until now is worth anything. */
export async function revokeSessions(
  parts: Pick<Parts, 'now' | 'options'>,
  queries: Queries,
  uid: string,
): Promise<void> {
  await queries.delete(refreshTokens).where(eq(refreshTokens.uid, uid))
  const validSince = revokedUntil(parts)
  await changeAccount(queries, uid, { validSince })
  await parts.options.onSignInsEnded?.(uid, validSince, queries)
}

/**
 * The same refresh token goes on: tabs that refresh at once would otherwise sign each other out. One that is unknown has
 * expired as far as the SDK is concerned; with any other code it would go on believing in a signed-in user.
 */
export async function refresh(parts: Parts, refreshToken: string) {
  const [session] = await parts.database
    .update(refreshTokens)
    .set({ lastUsedAt: parts.now() })
    .where(eq(refreshTokens.tokenHash, hashCode(refreshToken)))
    .returning()
  const account = session && (await findByUid(parts.database, session.uid))
  if (!session || !account) throw new WireError('TOKEN_EXPIRED')
  if (account.disabled) throw new WireError('USER_DISABLED')
  const idToken = await signIdToken(parts, account, session)
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(idTokenLifetime),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: parts.options.projectId,
  }
}
