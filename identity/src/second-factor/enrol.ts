import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { lockAccount } from '../accounts/account-store.ts'
import { factorEnrolments, secondFactors } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { later } from '../time.ts'
import { secondFactor } from '../passwords/limits.ts'
import { hashCode, newCode, newId } from '../secrets/random-code.ts'
import { authenticate, authenticateRecent } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions } from '../tokens/refresh-tokens.ts'
import { idToken, optionalText, text } from '../wire/fields.ts'
import { WireError } from '../wire/wire-error.ts'
import { codeLength, matchingStep, newSecret, periodSeconds } from './totp.ts'

const waitsSeconds = 10 * 60

/** Bound to its person: a sealed secret copied to another's row does not open. */
export const factorPurpose = (uid: string) => `second factor of ${uid}`

export const startEnrolmentRequest = z.object({ idToken, totpEnrollmentInfo: z.object({}, 'OPERATION_NOT_ALLOWED') })

export async function startEnrolment(parts: Parts, request: z.output<typeof startEnrolmentRequest>) {
  const { account } = await authenticateRecent(parts, request.idToken)
  if (!account.emailVerified)
    throw new WireError('UNVERIFIED_EMAIL', 'Need to verify email first before enrolling second factors.')
  if (account.factors.length > 0) throw new WireError('SECOND_FACTOR_EXISTS', 'A second factor is already enrolled.')
  const secret = newSecret()
  const session = newCode()
  const expiresAt = later(parts.now(), waitsSeconds)
  await parts.database.insert(factorEnrolments).values({
    sessionHash: hashCode(session),
    uid: account.uid,
    sealedSecret: parts.seal.close(factorPurpose(account.uid), secret),
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

/** From now on the password alone opens nothing: sessions that were opened so end, but for this one. */
export async function finishEnrolment(parts: Parts, request: z.output<typeof finishEnrolmentRequest>) {
  const { account, claims } = await authenticate(parts, request.idToken)
  const { uid } = account
  const { sessionInfo, verificationCode } = request.totpVerificationInfo
  const isThisOne = and(eq(factorEnrolments.sessionHash, hashCode(sessionInfo)), eq(factorEnrolments.uid, uid))
  const [enrolment] = await parts.database.select().from(factorEnrolments).where(isThisOne)
  if (!enrolment) throw new WireError('INVALID_SESSION_INFO')
  if (enrolment.expiresAt <= parts.now()) throw new WireError('SESSION_EXPIRED')
  await parts.attempts.take(secondFactor(uid))
  const step = matchingStep(parts.seal.open(factorPurpose(uid), enrolment.sealedSecret), verificationCode, parts.now())
  if (step === null) throw new WireError('INVALID_CODE')
  await parts.attempts.forgive(secondFactor(uid))

  const id = newId()
  const changed = await parts.database.transaction(async (transaction) => {
    await transaction.delete(factorEnrolments).where(eq(factorEnrolments.uid, uid))
    const enrolled = await transaction
      .insert(secondFactors)
      .values({
        id,
        uid,
        displayName: request.displayName || null,
        sealedSecret: enrolment.sealedSecret,
        lastStep: step,
        enrolledAt: parts.now(),
      })
      .onConflictDoNothing()
      .returning({ id: secondFactors.id })
    if (enrolled.length === 0) throw new WireError('SECOND_FACTOR_EXISTS', 'A second factor is already enrolled.')
    await revokeSessions(parts, transaction, uid)
    return lockAccount(transaction, uid)
  })
  if (!changed) throw new WireError('USER_NOT_FOUND')
  const tokens = await issueTokens(parts, changed, { ...claims, secondFactorId: id })
  return { idToken: tokens.idToken, refreshToken: tokens.refreshToken, totpAuthInfo: {} }
}
