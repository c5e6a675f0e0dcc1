import { z } from 'zod'
import type { Parts } from '../dependencies.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { takenAddresses } from '../passwords/limits.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import { emailAddress, idToken, optionalText, password } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { insertAccount } from './account-store.ts'
import { setPassword } from './change-password.ts'
import { startSession } from './complete-sign-in.ts'

export const signUpRequest = z.union([
  z.object({ email: z.undefined().optional(), password: z.undefined().optional(), idToken: z.undefined().optional() }),
  z.object({ email: emailAddress, password, displayName: optionalText(256), idToken: idToken.optional() }),
])

/** Makes an account with a password or, with an ID token, gives an account its password. */
export async function signUp(parts: Parts, request: z.output<typeof signUpRequest>, origin: Origin) {
  if (request.email === undefined) throw new WireError('ADMIN_ONLY_OPERATION', 'Anonymous sign-in is not offered.')
  requireStrongPassword(parts.passwordPolicy, request.password)
  if (request.idToken !== undefined) return linkPassword(parts, request.idToken, request.email, request.password)

  await parts.attempts.check(takenAddresses(origin.address))
  const account = await insertAccount(parts.database, parts.now(), {
    email: request.email,
    passwordHash: await hashPassword(request.password),
    displayName: request.displayName ?? null,
  })
  if (!account) {
    await parts.attempts.take(takenAddresses(origin.address))
    throw new WireError('EMAIL_EXISTS')
  }
  const start = { signInProvider: 'password', secondFactorId: null, address: origin.address }
  return describe(account, await startSession(parts, account, start))
}

async function linkPassword(parts: Parts, token: string, email: string, newPassword: string) {
  const caller = await authenticateRecent(parts, token)
  if (caller.account.email !== null && caller.account.email !== email) {
    throw new WireError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.')
  }
  const { account, tokens } = await setPassword(
    parts,
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
