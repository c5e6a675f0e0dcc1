import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Account } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { newId } from '../secrets/random-code.ts'
import { toUnixSeconds } from '../time.ts'
import { idTokenLifetimeSeconds } from './lifetime.ts'

/** These stay the same through every refresh. */
export interface SignIn {
  signInProvider: string
  authTime: Date
  secondFactorId: string | null
}

export interface StoredSignIn extends SignIn {
  signInId: string
}

export interface IdTokenClaims extends StoredSignIn {
  uid: string
  issuedAt: Date
}

const claims = z
  .object({
    sub: z.string().min(1),
    sid: z.string().min(1),
    iat: z.number(),
    auth_time: z.number(),
    firebase: z.object({ sign_in_provider: z.string(), second_factor_identifier: z.string().optional() }),
  })
  .transform((given): IdTokenClaims => ({
    uid: given.sub,
    signInId: given.sid,
    issuedAt: new Date(given.iat * 1000),
    authTime: new Date(given.auth_time * 1000),
    signInProvider: given.firebase.sign_in_provider,
    secondFactorId: given.firebase.second_factor_identifier ?? null,
  }))

export const issuerOf = ({ publicUrl, projectId }: Dependencies['options']): string => `${publicUrl}/${projectId}`

export async function signIdToken(
  { options, signingKeys, now }: Dependencies,
  account: Account,
  signIn: StoredSignIn,
): Promise<string> {
  const { kid, privateKey } = await signingKeys.current()
  // A token issued in the very second of a revocation would otherwise be void from the start.
  const issuedAt = Math.max(toUnixSeconds(now()), toUnixSeconds(account.validSince))
  return (
    new SignJWT({
      ...(account.displayName === null ? {} : { name: account.displayName }),
      ...(account.photoUrl === null ? {} : { picture: account.photoUrl }),
      ...(account.email === null ? {} : { email: account.email }),
      email_verified: account.emailVerified,
      user_id: account.uid,
      sid: signIn.signInId,
      auth_time: toUnixSeconds(signIn.authTime),
      firebase: {
        identities: identitiesOf(account),
        sign_in_provider: signIn.signInProvider,
        ...(signIn.secondFactorId === null
          ? {}
          : { second_factor_identifier: signIn.secondFactorId, sign_in_second_factor: 'totp' }),
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuerOf(options))
      .setAudience(options.projectId)
      .setSubject(account.uid)
      // The SDK stores a new refresh token only together with another ID token, even if both are issued in one second.
      .setJti(newId())
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + idTokenLifetimeSeconds)
      .sign(privateKey)
  )
}

/** Checks signature, issuer, audience and expiry; `authenticate` checks whether the account still stands. */
export async function readIdToken(
  { options, signingKeys, now }: Dependencies,
  token: string,
): Promise<IdTokenClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, signingKeys.find, {
      issuer: issuerOf(options),
      audience: options.projectId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      currentDate: now(),
    })
    return claims.parse(payload)
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired'
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return 'invalid'
    throw error
  }
}

function identitiesOf({ email, providers }: Account): Record<string, string[]> {
  return {
    ...(email === null ? {} : { email: [email] }),
    ...Object.fromEntries(providers.map(({ providerId, rawId }) => [providerId, [rawId]])),
  }
}
