import { z } from 'zod'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions } from '../tokens/refresh-tokens.ts'
import { idToken, text } from '../http/field-schemas.ts'
import { IdentityError } from '../http/identity-error.ts'
import { deleteFactor } from './second-factor-store.ts'

export const withdrawRequest = z.object({ idToken, mfaEnrollmentId: text(100, 'MISSING_MFA_ENROLLMENT_ID') })

export async function withdrawSecondFactor(dependencies: Dependencies, request: z.output<typeof withdrawRequest>) {
  const { account, claims } = await authenticateRecent(dependencies, request.idToken)
  const { uid } = account
  const changed = await dependencies.database.transaction(async (transaction) => {
    const isWithdrawn = await deleteFactor(transaction, { id: request.mfaEnrollmentId, uid })
    if (!isWithdrawn) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND')
    await revokeSessions(dependencies, transaction, uid)
    return lockExistingAccount(transaction, uid)
  })
  const tokens = await issueTokens(dependencies, changed, { ...claims, secondFactorId: null })
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken }
}
