import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { toUnixSeconds } from '../time.ts'
import { IdentityError } from '../http/identity-error.ts'
import { readIdToken, type IdTokenClaims } from './id-token.ts'
import { findSignedInAccount } from './sign-in-store.ts'

/** Sensitive changes need a sign-in this recent, so that an open browser is not enough. */
const recentSignInSeconds = 5 * 60

export interface Caller {
  account: Account
  claims: IdTokenClaims
}

export async function authenticate(dependencies: Dependencies, idToken: string): Promise<Caller> {
  const claims = await readIdToken(dependencies, idToken)
  if (claims === 'expired') throw new IdentityError('TOKEN_EXPIRED')
  if (claims === 'invalid') throw new IdentityError('INVALID_ID_TOKEN')
  const account = await findSignedInAccount(dependencies.database, claims.uid, claims.signInId)
  if (!account) throw new IdentityError('USER_NOT_FOUND')
  if (!account.isSignedIn || claims.issuedAt < account.validSince) throw new IdentityError('TOKEN_EXPIRED')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  return { account, claims }
}

export async function authenticateRecent(dependencies: Dependencies, idToken: string): Promise<Caller> {
  const caller = await authenticate(dependencies, idToken)
  requireRecent(dependencies, caller)
  return caller
}

export function requireRecent({ now }: Dependencies, { claims }: Caller) {
  if (toUnixSeconds(now()) - toUnixSeconds(claims.authTime) > recentSignInSeconds)
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}
