import { z } from 'zod'
import { findByUid } from '../accounts/account-store.ts'
import { startSession } from '../tokens/start-session.ts'
import type { Dependencies } from '../dependencies.ts'
import { secondFactorLimit } from '../passwords/limits.ts'
import { hashCode } from '../secrets/random-code.ts'
import { text } from '../http/field-schemas.ts'
import type { RequestOrigin } from '../http/register-operation.ts'
import { IdentityError } from '../http/identity-error.ts'
import { encryptionPurpose } from './enrol-second-factor.ts'
import { deletePendingSignIn, findPendingSignIn } from './pending-sign-in-store.ts'
import { advanceLastStep, findEncryptedSecret } from './second-factor-store.ts'
import { findMatchingStep } from './totp.ts'

export const finishSignInRequest = z.object({
  mfaPendingCredential: text(512, 'MISSING_MFA_PENDING_CREDENTIAL'),
  mfaEnrollmentId: text(100, 'MISSING_MFA_ENROLLMENT_ID'),
  totpVerificationInfo: z.object({ verificationCode: text(16, 'MISSING_CODE') }, 'OPERATION_NOT_ALLOWED'),
})

export async function finishSecondFactorSignIn(
  dependencies: Dependencies,
  request: z.output<typeof finishSignInRequest>,
  { address }: RequestOrigin,
) {
  const { database } = dependencies
  const now = dependencies.now()
  const credentialHash = hashCode(request.mfaPendingCredential)
  const pending = await findPendingSignIn(database, credentialHash, now)
  if (!pending) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL')
  await dependencies.attempts.countAttempt(secondFactorLimit(pending.uid))
  await consumeCode(dependencies, pending.uid, request.mfaEnrollmentId, request.totpVerificationInfo.verificationCode)

  // The person can correct a mistyped code until here.
  const used = await deletePendingSignIn(database, credentialHash, now)
  const account = used && (await findByUid(database, used.uid))
  if (!account) throw new IdentityError('INVALID_MFA_PENDING_CREDENTIAL')
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  await dependencies.attempts.reset(secondFactorLimit(account.uid))
  const { signInProvider } = used
  const { idToken, refreshToken } = await startSession(dependencies, account, {
    signInProvider,
    secondFactorId: request.mfaEnrollmentId,
    address,
  })
  return { idToken, refreshToken }
}

/** A code works once, even for simultaneous sign-ins, because the stored step only ever increases. */
async function consumeCode(dependencies: Dependencies, uid: string, factorId: string, code: string) {
  const factor = { id: factorId, uid }
  const encryptedSecret = await findEncryptedSecret(dependencies.database, factor)
  if (encryptedSecret === null) throw new IdentityError('MFA_ENROLLMENT_NOT_FOUND')
  const step = findMatchingStep(
    dependencies.cipher.decrypt(encryptionPurpose(uid), encryptedSecret),
    code,
    dependencies.now(),
  )
  if (step === null) throw new IdentityError('INVALID_CODE')
  if (!(await advanceLastStep(dependencies.database, factor, step))) throw new IdentityError('INVALID_CODE')
}
