import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { takenEmailLimit } from '../passwords/limits.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import { emailAddress, idToken, optionalText, password } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { insertAccount } from '../accounts/account-store.ts'
import { setPassword } from '../credentials/change-password.ts'
import { startSession } from '../tokens/start-session.ts'

export const signUpRequest = z.union([
  z.object({ email: z.undefined().optional(), password: z.undefined().optional(), idToken: z.undefined().optional() }),
  z.object({ email: emailAddress, password, displayName: optionalText(256), idToken: idToken.optional() }),
])

/** Creates an account with a password or, with an ID token, adds a password to that account. */
export async function signUp(
  dependencies: Dependencies,
  request: z.output<typeof signUpRequest>,
  origin: RequestOrigin,
) {
  if (request.email === undefined) throw new IdentityError('ADMIN_ONLY_OPERATION', 'Anonymous sign-in is not offered.')
  requireStrongPassword(dependencies.passwordPolicy, request.password)
  if (request.idToken !== undefined) return linkPassword(dependencies, request.idToken, request.email, request.password)

  await dependencies.attempts.requireNotBlocked(takenEmailLimit(origin.address))
  const account = await insertAccount(dependencies.database, dependencies.now(), {
    email: request.email,
    passwordHash: await hashPassword(request.password),
    displayName: request.displayName ?? null,
  })
  if (!account) {
    await dependencies.attempts.countAttempt(takenEmailLimit(origin.address))
    throw new IdentityError('EMAIL_EXISTS')
  }
  const start = { signInProvider: 'password', secondFactorId: null, address: origin.address }
  return describe(account, await startSession(dependencies, account, start))
}

async function linkPassword(dependencies: Dependencies, token: string, email: string, newPassword: string) {
  const caller = await authenticateRecent(dependencies, token)
  if (caller.account.email !== null && caller.account.email !== email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const { account, tokens } = await setPassword(
    dependencies,
    caller,
    newPassword,
    caller.account.email === null ? { email } : {},
  )
  return describe(account, tokens)
}

function describe(account: { uid: string; email: string | null; displayName: string | null }, tokens: object) {
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    email: account.email,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...tokens,
  }
}
