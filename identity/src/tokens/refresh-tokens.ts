import { eq } from 'drizzle-orm'
import { updateAccountFields, findByUid, nextValidSince, type Account } from '../accounts/account-store.ts'
import { refreshTokens } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'
import { signIdToken, type SignIn } from './id-token.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'

export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** Must not run inside a transaction, because signing may need another connection to read the keys. */
export async function issueTokens(dependencies: Dependencies, account: Account, signIn: SignIn): Promise<Tokens> {
  const refreshToken = newCode()
  const { signInProvider, authTime, secondFactorId } = signIn
  await dependencies.database.insert(refreshTokens).values({
    tokenHash: hashCode(refreshToken),
    uid: account.uid,
    signInProvider,
    authTime,
    secondFactorId,
    lastUsedAt: dependencies.now(),
  })
  return {
    idToken: await signIdToken(dependencies, account, signIn),
    refreshToken,
    expiresIn: String(idTokenLifetimeSeconds),
  }
}

/** Ends every session of the person: all tokens issued until now become invalid. */
export async function revokeSessions(
  dependencies: Pick<Dependencies, 'now' | 'options'>,
  queries: Queries,
  uid: string,
): Promise<void> {
  await queries.delete(refreshTokens).where(eq(refreshTokens.uid, uid))
  const validSince = nextValidSince(dependencies)
  await updateAccountFields(queries, uid, { validSince })
  await dependencies.options.onSessionsRevoked?.(uid, validSince, queries)
}

/**
 * The refresh token stays the same, because tabs that refresh at the same time would otherwise sign each other out. An
 * unknown one is reported as expired; with any other code the SDK would keep its user signed in.
 */
export async function refresh(dependencies: Dependencies, refreshToken: string) {
  const [session] = await dependencies.database
    .update(refreshTokens)
    .set({ lastUsedAt: dependencies.now() })
    .where(eq(refreshTokens.tokenHash, hashCode(refreshToken)))
    .returning()
  const account = session && (await findByUid(dependencies.database, session.uid))
  if (!session || !account) throw new WireError('TOKEN_EXPIRED')
  if (account.disabled) throw new WireError('USER_DISABLED')
  const idToken = await signIdToken(dependencies, account, session)
  return {
    id_token: idToken,
    access_token: idToken,
    expires_in: String(idTokenLifetimeSeconds),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: dependencies.options.projectId,
  }
}
