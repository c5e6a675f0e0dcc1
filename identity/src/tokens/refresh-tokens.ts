import type { Queries } from '@pipit/database/connect'
import { updateAccountFields, findByUid, type Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { newId } from '../secrets/random-code.ts'
import { addSeconds, toWholeSecond } from '../time.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { signIdToken, type SignIn, type StoredSignIn } from './id-token.ts'
import { idTokenLifetimeSeconds, maxSignInSeconds, refreshTokenGraceSeconds } from './lifetime.ts'
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts'
import { continueSignIn, deleteSignIn, deleteSignIns, insertSignIn, rotateRefreshToken } from './sign-in-store.ts'

export interface Tokens {
  idToken: string
  refreshToken: string
  expiresIn: string
}

/** This must not run inside a transaction, because signing may need another connection to read the keys. */
export async function issueTokens(dependencies: Dependencies, account: Account, signIn: SignIn): Promise<Tokens> {
  const stored: StoredSignIn = { ...signIn, signInId: newId() }
  await insertSignIn(dependencies.database, { ...stored, uid: account.uid, lastUsedAt: dependencies.now() })
  return describeTokens(dependencies, account, stored, 1)
}

/** The person stays signed in. */
export async function renewTokens(dependencies: Dependencies, account: Account, signIn: StoredSignIn): Promise<Tokens> {
  const { signInId, signInProvider } = signIn
  const generation = await continueSignIn(dependencies.database, {
    signInId,
    signInProvider,
    ...rotationTimes(dependencies),
  })
  if (generation === null) throw new IdentityError('TOKEN_EXPIRED')
  return describeTokens(dependencies, account, signIn, generation)
}

export async function describeTokens(
  dependencies: Dependencies,
  account: Account,
  signIn: StoredSignIn,
  generation: number,
): Promise<Tokens> {
  return {
    idToken: await signIdToken(dependencies, account, signIn),
    refreshToken: writeRefreshToken(dependencies, { signInId: signIn.signInId, generation }),
    expiresIn: String(idTokenLifetimeSeconds),
  }
}

/** All tokens issued until now become invalid. */
export async function revokeSessions(
  dependencies: Pick<Dependencies, 'now' | 'options'>,
  transaction: Queries,
  uid: string,
): Promise<void> {
  await deleteSignIns(transaction, uid)
  const validSince = nextValidSince(dependencies)
  await updateAccountFields(transaction, uid, { validSince })
  await dependencies.options.onSessionsRevoked?.(uid, validSince, transaction)
}

/** Every token issued until now is older than the next whole second. */
const nextValidSince = ({ now }: Pick<Dependencies, 'now'>): Date => toWholeSecond(addSeconds(now(), 1))

/**
 * Replaces the refresh token. Tabs that refresh at the same time, and a page that never received the response, present the
 * token before: for a short while they get the newest one. After that, somebody has a copy: the sign-in ends. Any token
 * that is refused is reported as expired; with another code the SDK would keep its user signed in.
 */
export async function refresh(
  dependencies: Dependencies,
  refreshToken: string,
  { logWarning }: Pick<RequestOrigin, 'logWarning'>,
) {
  const presented = readRefreshToken(dependencies, refreshToken)
  if (!presented) throw new IdentityError('TOKEN_EXPIRED')
  const signIn = await rotateRefreshToken(dependencies.database, {
    ...presented,
    ...rotationTimes(dependencies),
    signedInAfter: addSeconds(dependencies.now(), -maxSignInSeconds),
  })
  if (!signIn) {
    const isReuse = await endSignIn(dependencies, presented.signInId)
    if (isReuse) logWarning('a refresh token was used after it was replaced: its sign-in has ended')
    throw new IdentityError('TOKEN_EXPIRED')
  }
  const account = await findByUid(dependencies.database, signIn.uid)
  if (!account) throw new IdentityError('TOKEN_EXPIRED')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  const tokens = await describeTokens(dependencies, account, signIn, signIn.generation)
  return {
    id_token: tokens.idToken,
    access_token: tokens.idToken,
    expires_in: tokens.expiresIn,
    refresh_token: tokens.refreshToken,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: dependencies.options.projectId,
  }
}

function rotationTimes({ now }: Dependencies) {
  const at = now()
  return { at, graceSince: addSeconds(at, -refreshTokenGraceSeconds) }
}

/** Returns false if the sign-in has ended before. */
async function endSignIn({ database, options }: Dependencies, signInId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const uid = await deleteSignIn(transaction, signInId)
    if (uid !== undefined) await options.onSignInEnded?.(uid, signInId, transaction)
    return uid !== undefined
  })
}
