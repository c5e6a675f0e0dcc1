import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { IdentityClaims } from '../../access/identity-service.ts'

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string(),
  email_verified: z.boolean().default(false),
  name: z.string().nullish(),
  auth_time: z.int(),
  // The embedded provider alone sets it.
  sid: z.string().min(1).max(128).optional(),
  iat: z.int(),
  // The names are Google's; the embedded provider uses the same.
  firebase: z.object({
    sign_in_provider: z.string(),
    sign_in_second_factor: z.string().optional(),
    second_factor_identifier: z.string().optional(),
  }),
})

export interface TokenSource {
  issuer: string
  audience: string
  keys: JWTVerifyGetKey
}

/** Verifies the identity tokens of either provider. */
export function createIdentityTokenReader({ issuer, audience, keys }: TokenSource) {
  return async function readToken(token: string): Promise<IdentityClaims | null> {
    const verified = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
    }).catch((error: unknown) => {
      // Other errors mean that the keys could not be fetched.
      if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J')) return null
      throw error
    })
    const parsed = claims.safeParse(verified?.payload)
    if (!parsed.success) return null
    const { data } = parsed
    return {
      uid: data.sub,
      email: data.email,
      emailVerified: data.email_verified,
      name: data.name ?? null,
      provider: data.firebase.sign_in_provider,
      issuedAt: new Date(data.iat * 1000),
      signedInAt: new Date(data.auth_time * 1000),
      signInId: data.sid ?? String(data.auth_time),
      secondFactor: secondFactorOf(data.firebase),
      mustChangePassword: false,
    }
  }
}

function secondFactorOf(signIn: z.output<typeof claims>['firebase']) {
  return signIn.sign_in_second_factor === undefined ? null : (signIn.second_factor_identifier ?? null)
}
