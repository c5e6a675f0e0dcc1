import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { requireUnexpiredPassword } from '../passwords/one-time-password.ts'
import { passwordLimit, passwordLimitAllAddresses } from '../passwords/limits.ts'
import { password, signInEmailAddress } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { countPasswordAttempt } from './count-password-attempt.ts'

export const passwordSignInRequest = z.object({ email: signInEmailAddress, password })

/** Responds the same, after the same work, whether the address is unknown, has no password, or the password is wrong. */
export async function signInWithPassword(
  dependencies: Dependencies,
  request: z.output<typeof passwordSignInRequest>,
  { address }: RequestOrigin,
) {
  const { email } = request
  const { account, isKnown } = await countPasswordAttempt(dependencies, email, address)
  const requester = { address, isTrusted: isKnown }
  const matches = await dependencies.passwordHasher.passwordMatches(request.password, account?.passwordHash, requester)
  if (!account || !matches) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
  requireUnexpiredPassword(account, dependencies.now())
  const forgiven = [passwordLimit(email, address), passwordLimitAllAddresses(email)]
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(await completeSignIn(dependencies, account, 'password', address, forgiven)),
  }
}
