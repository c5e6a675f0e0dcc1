import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { signUpLimits, takenEmailLimits } from '../passwords/limits.ts'
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
  await requireStrongPassword(dependencies.passwordPolicy, request.password, request.email)
  const { email, password: newPassword, displayName = null, idToken: token } = request
  const { address } = origin
  if (token !== undefined) return linkPassword(dependencies, token, { email, newPassword, address })

  await dependencies.attempts.countRequest(...signUpLimits(address))
  await dependencies.attempts.requireNotBlocked(...takenEmailLimits(address))
  const passwordHash = await dependencies.passwordHasher.hashPassword(newPassword, { address, isTrusted: false })
  const account = await limitTakenEmails(dependencies, address, async () => {
    const created = await insertAccount(dependencies.database, dependencies.now(), { email, passwordHash, displayName })
    if (!created) throw new IdentityError('EMAIL_EXISTS')
    return created
  })
  const start = { signInProvider: 'password', secondFactorId: null, address, at: account.createdAt }
  return describe(account, await startSession(dependencies, account, start))
}

interface NewPassword {
  email: string
  newPassword: string
  address: string
}

async function linkPassword(dependencies: Dependencies, token: string, { email, newPassword, address }: NewPassword) {
  const caller = await authenticateRecent(dependencies, token)
  if (caller.account.email !== null && caller.account.email !== email) {
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const { account, tokens } = await (caller.account.email === null
    ? limitTakenEmails(dependencies, address, () =>
        setPassword(dependencies, caller, { newPassword, address, otherFields: { email } }),
      )
    : setPassword(dependencies, caller, { newPassword, address }))
  return describe(account, tokens)
}

/** Simultaneous requests would reveal many addresses if this were counted after them. */
async function limitTakenEmails<Result>(
  { attempts }: Dependencies,
  address: string,
  setEmail: () => Promise<Result>,
): Promise<Result> {
  await attempts.countAttempt(...takenEmailLimits(address))
  const result = await setEmail()
  await attempts.refundAttempt(...takenEmailLimits(address))
  return result
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
