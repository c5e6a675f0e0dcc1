import { z } from 'zod'
import { lockAccount } from '../accounts/account-store.ts'
import { storePassword } from '../credentials/change-password.ts'
import { removeUnprovenAccess } from '../credentials/prove-ownership.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { passwordLimit, passwordLimitAllAddresses } from '../passwords/limits.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { oobCode, password } from '../wire/fields.ts'
import type { RequestOrigin } from '../wire/operation.ts'
import { WireError } from '../wire/wire-error.ts'
import { readActionCode, consumeActionCode, type ActionCode } from './action-codes.ts'

export const resetPasswordRequest = z.object({ oobCode, newPassword: password.optional() })

/** Without a new password, only tells what the code is for: any code, and it is not spent. */
export async function resetPassword(
  dependencies: Dependencies,
  request: z.output<typeof resetPasswordRequest>,
  { address }: RequestOrigin,
) {
  if (request.newPassword === undefined) return describe(await readActionCode(dependencies, request.oobCode))
  requireStrongPassword(dependencies.passwordPolicy, request.newPassword)
  const passwordHash = await hashPassword(request.newPassword)
  const code = await dependencies.database.transaction(async (transaction) => {
    const spent = await consumeActionCode(dependencies, transaction, request.oobCode, ['PASSWORD_RESET'])
    const account = spent.uid === null ? null : await lockAccount(transaction, spent.uid)
    if (!account || account.email !== spent.email) throw new WireError('INVALID_OOB_CODE')
    if (account.disabled) throw new WireError('USER_DISABLED')
    await removeUnprovenAccess(dependencies, transaction, account)
    await storePassword(dependencies, transaction, account.uid, passwordHash)
    return spent
  })
  // The owner is here: what others guessed in vain no longer counts against them.
  if (code.email !== null)
    await dependencies.attempts.reset(passwordLimit(code.email, address), passwordLimitAllAddresses(code.email))
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
