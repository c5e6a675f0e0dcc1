import { z } from 'zod'
import { lockAccount } from '../accounts/account-store.ts'
import { storePassword } from '../credentials/change-password.ts'
import { removeUnprovenAccess } from '../credentials/remove-unproven-access.ts'
import type { Dependencies } from '../dependencies.ts'
import { passwordLimit, passwordLimitAllAddresses, resetLimits } from '../passwords/limits.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import { oobCode, password } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ActionCode } from './action-code-store.ts'
import { readActionCode, consumeActionCode } from './action-codes.ts'

export const resetPasswordRequest = z.object({ oobCode, newPassword: password.optional() })

/** A request without a new password only reads the code, which may be of any kind and stays valid. */
export async function resetPassword(
  dependencies: Dependencies,
  request: z.output<typeof resetPasswordRequest>,
  { address }: RequestOrigin,
) {
  await dependencies.attempts.countRequest(...resetLimits(address))
  // Hashing is expensive, and made-up codes must not keep the server busy.
  const read = await readActionCode(dependencies, request.oobCode)
  if (request.newPassword === undefined) return describe(read)
  if (read.kind !== 'PASSWORD_RESET') throw new IdentityError('INVALID_OOB_CODE')
  await requireStrongPassword(dependencies.passwordPolicy, request.newPassword, read.email)
  const requester = { address, isTrusted: true }
  const passwordHash = await dependencies.passwordHasher.hashPassword(request.newPassword, requester)
  const code = await dependencies.database.transaction(async (transaction) => {
    const usedCode = await consumeActionCode(dependencies, transaction, request.oobCode, ['PASSWORD_RESET'])
    const account = usedCode.uid === null ? null : await lockAccount(transaction, usedCode.uid)
    if (!account || account.email !== usedCode.email) throw new IdentityError('INVALID_OOB_CODE')
    if (account.disabled) throw new IdentityError('USER_DISABLED')
    await removeUnprovenAccess(dependencies, transaction, account)
    await storePassword(dependencies, transaction, account.uid, passwordHash)
    return usedCode
  })
  // The owner has proven themselves, so earlier wrong guesses no longer count.
  if (code.email !== null)
    await dependencies.attempts.reset(passwordLimit(code.email, address), passwordLimitAllAddresses(code.email))
  return describe(code)
}

/** The response leaves out the address of a sign-in link: the person must type it, which proves that they requested it. */
function describe({ kind, email, newEmail }: ActionCode) {
  return {
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType: kind,
    ...(kind === 'EMAIL_SIGNIN' ? {} : { email }),
    ...(newEmail === null ? {} : { newEmail }),
  }
}
