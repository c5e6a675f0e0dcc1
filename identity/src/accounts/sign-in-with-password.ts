import { z } from 'zod'
import type { Parts } from '../dependencies.ts'
import { passwordMatches } from '../passwords/hash-password.ts'
import { passwordFrom, passwordFromAnywhere } from '../passwords/limits.ts'
import { emailAddress, password } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { tryPassword } from './try-password.ts'

export const passwordSignInRequest = z.object({ email: emailAddress, password })

/** Says the same, after the same work, whether the address is unknown, has no password, or the password is wrong. */
export async function signInWithPassword(
  parts: Parts,
  request: z.output<typeof passwordSignInRequest>,
  { address }: Origin,
) {
  const { email } = request
  const account = await tryPassword(parts, email, address)
  const matches = await passwordMatches(request.password, account?.passwordHash)
  if (!account || !matches) throw new WireError('INVALID_LOGIN_CREDENTIALS')
  const forgiven = [passwordFrom(email, address), passwordFromAnywhere(email)]
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.uid,
    email,
    ...(account.displayName === null ? {} : { displayName: account.displayName }),
    ...(await completeSignIn(parts, account, 'password', address, forgiven)),
  }
}
