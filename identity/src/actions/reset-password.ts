import { z } from 'zod'
import { lockAccount } from '../accounts/account-store.ts'
import { storePassword } from '../accounts/change-password.ts'
import { proveOwnership } from '../accounts/prove-ownership.ts'
import type { Parts } from '../dependencies.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { passwordFrom, passwordFromAnywhere } from '../passwords/limits.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { oobCode, password } from '../wire/fields.ts'
import type { Origin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { readActionCode, spendActionCode, type ActionCode } from './action-codes.ts'

export const resetPasswordRequest = z.object({ oobCode, newPassword: password.optional() })

/** Without a new password, only tells what the code is for: any code, and it is not spent. */
export async function resetPassword(parts: Parts, request: z.output<typeof resetPasswordRequest>, { address }: Origin) {
  if (request.newPassword === undefined) return describe(await readActionCode(parts, request.oobCode))
  requireStrongPassword(parts.passwordPolicy, request.newPassword)
  const passwordHash = await hashPassword(request.newPassword)
  const code = await parts.database.transaction(async (transaction) => {
    const spent = await spendActionCode(parts, transaction, request.oobCode, ['PASSWORD_RESET'])
    const account = spent.uid === null ? null : await lockAccount(transaction, spent.uid)
    if (!account || account.email !== spent.email) throw new WireError('INVALID_OOB_CODE')
    if (account.disabled) throw new WireError('USER_DISABLED')
    await proveOwnership(parts, transaction, account)
    await storePassword(parts, transaction, account.uid, passwordHash)
    return spent
  })
  // The owner is here: what others guessed in vain no longer counts against them.
  if (code.email !== null)
    await parts.attempts.forgive(passwordFrom(code.email, address), passwordFromAnywhere(code.email))
  return describe(code)
}

/** The address of a sign-in link is for the person to type: it proves that they asked for it. */
function describe({ kind, email, newEmail }: ActionCode) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: kind,
    ...(kind === 'EMAIL_SIGNIN' ? {} : { email }),
    ...(newEmail === null ? {} : { newEmail }),
  }
}
