import type { Queries } from '@pipit/database/connect'
import { updateAccountFields, findByUid, type Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { addSeconds } from '../time.ts'
import { IdentityError } from '../http/identity-error.ts'
import { signIdToken, type SignIn } from './id-token.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'
import { deleteRefreshTokens, insertRefreshToken, recordUse } from './refresh-token-store.ts'

export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** Must not run inside a transaction, because signing may need another connection to read the keys. */
export async function issueTokens(dependencies: Dependencies, account: Account, signIn: SignIn): Promise<Tokens> {
  const refreshToken = newCode()
  const { signInProvider, authTime, secondFactorId } = signIn
  await insertRefreshToken(dependencies.database, {
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
  transaction: Queries,
  uid: string,
): Promise<void> {
  await deleteRefreshTokens(transaction, uid)
  const validSince = nextValidSince(dependencies)
  await updateAccountFields(transaction, uid, { validSince })
  await dependencies.options.onSessionsRevoked?.(uid, validSince, transaction)
}

/** The next whole second: every token issued until now is older. */
const nextValidSince = ({ now }: Pick<Dependencies, 'now'>): Date =>
  new Date(Math.floor(addSeconds(now(), 1).getTime() / 1000) * 1000)

/**
 * The refresh token stays the same, because tabs that refresh at the same time would otherwise sign each other out. An
 * unknown one is reported as expired; with any other code the SDK would keep its user signed in.
 */
export async function refresh(dependencies: Dependencies, refreshToken: string) {
  const session = await recordUse(dependencies.database, hashCode(refreshToken), dependencies.now())
  const account = session && (await findByUid(dependencies.database, session.uid))
  if (!session || !account) throw new IdentityError('TOKEN_EXPIRED')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
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
