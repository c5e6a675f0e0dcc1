import { z } from 'zod'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { secondFactorLimit } from '../passwords/limits.ts'
import { hashCode, newCode, newId } from '../secrets/random-code.ts'
import { authenticate, authenticateRecent } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions } from '../tokens/refresh-tokens.ts'
import { idToken, optionalText, text } from '../http/field-schemas.ts'
import { IdentityError } from '../http/identity-error.ts'
import { deleteEnrolments, findEnrolment, insertEnrolment } from './enrolment-store.ts'
import { insertFactor } from './second-factor-store.ts'
import { codeLength, findMatchingStep, createSecret, periodSeconds } from './totp.ts'

const enrolmentLifetimeSeconds = 10 * 60

/** An encrypted secret that is copied to the row of another person cannot be decrypted. */
export const encryptionPurpose = (uid: string) => `second factor of ${uid}`

export const startEnrolmentRequest = z.object({ idToken, totpEnrollmentInfo: z.object({}, 'OPERATION_NOT_ALLOWED') })

export async function startEnrolment(dependencies: Dependencies, request: z.output<typeof startEnrolmentRequest>) {
  const { account } = await authenticateRecent(dependencies, request.idToken)
  if (!account.emailVerified)
    throw new IdentityError('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling second factors.')
  if (account.factors.length > 0)
    throw new IdentityError('SECOND_FACTOR_EXISTS', 'A second factor is already enrolled.')
  const secret = createSecret()
  const session = newCode()
  const expiresAt = addSeconds(dependencies.now(), enrolmentLifetimeSeconds)
  await insertEnrolment(dependencies.database, {
    sessionHash: hashCode(session),
    uid: account.uid,
    encryptedSecret: dependencies.cipher.encrypt(encryptionPurpose(account.uid), secret),
    expiresAt,
  })
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: codeLength,
      hashingAlgorithm: 'SHA1',
      periodSec: periodSeconds,
      sessionInfo: session,
      finalizeEnrollmentTime: expiresAt.toISOString(),
    },
  }
}

export const finishEnrolmentRequest = z.object({
  idToken,
  displayName: optionalText(256).nullable(),
  totpVerificationInfo: z.object(
    { sessionInfo: text(512, 'MISSING_SESSION_INFO'), verificationCode: text(16, 'MISSING_CODE') },
    'OPERATION_NOT_ALLOWED',
  ),
})

/** The password alone is not enough any more, so all other sessions end. */
export async function finishEnrolment(dependencies: Dependencies, request: z.output<typeof finishEnrolmentRequest>) {
  const { account, claims } = await authenticate(dependencies, request.idToken)
  const { uid } = account
  const { sessionInfo, verificationCode } = request.totpVerificationInfo
  const enrolment = await findEnrolment(dependencies.database, { sessionHash: hashCode(sessionInfo), uid })
  if (!enrolment) throw new IdentityError('INVALID_SESSION_INFO')
  if (enrolment.expiresAt <= dependencies.now()) throw new IdentityError('SESSION_EXPIRED')
  await dependencies.attempts.countAttempt(secondFactorLimit(uid))
  const step = findMatchingStep(
    dependencies.cipher.decrypt(encryptionPurpose(uid), enrolment.encryptedSecret),
    verificationCode,
    dependencies.now(),
  )
  if (step === null) throw new IdentityError('INVALID_CODE')
  await dependencies.attempts.reset(secondFactorLimit(uid))

  const id = newId()
  const changed = await dependencies.database.transaction(async (transaction) => {
    await deleteEnrolments(transaction, uid)
    const isEnrolled = await insertFactor(transaction, {
      id,
      uid,
      displayName: request.displayName || null,
      encryptedSecret: enrolment.encryptedSecret,
      lastStep: step,
      enrolledAt: dependencies.now(),
    })
    if (!isEnrolled) throw new IdentityError('SECOND_FACTOR_EXISTS', 'A second factor is already enrolled.')
    await revokeSessions(dependencies, transaction, uid)
    return lockExistingAccount(transaction, uid)
  })
  const tokens = await issueTokens(dependencies, changed, { ...claims, secondFactorId: id })
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken, totpAuthInfo: {} }
}
