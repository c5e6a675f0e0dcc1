import { SignJWT } from 'jose'
import { z } from 'zod'
import { signingKeyOf } from '../../../access/signing-key.ts'
import { verifyWithAny } from '../../../access/verify-with-any.ts'

export type SecondFactorLinks = ReturnType<typeof createSecondFactorLinks>

interface ConfirmedFactor {
  /** The uid of the identity. */
  uid: string
  secondFactor: string
}

const purpose = 'second factor'
const claims = z.object({ sub: z.string(), secondFactor: z.string() })

/** The mailed links with which superadmins confirm that a second factor is theirs. They work for an hour. */
export function createSecondFactorLinks(keys: () => readonly Uint8Array[], publicUrl: string) {
  return {
    async linkOf({ uid, secondFactor }: ConfirmedFactor) {
      const token = await new SignJWT({ secondFactor })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(uid)
        .setAudience(purpose)
        .setExpirationTime('1h')
        .sign(await signingKeyOf(keys()[0] ?? new Uint8Array()))
      // What follows a "#" is in no log of a server or proxy.
      return `${publicUrl}/second-factor#${token}`
    },

    /** Null if the link has expired, or somebody else has written it. */
    async readToken(token: string): Promise<ConfirmedFactor | null> {
      const verified = await verifyWithAny(token, keys(), {
        audience: purpose,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
      })
      const { data } = claims.safeParse(verified?.payload)
      return data ? { uid: data.sub, secondFactor: data.secondFactor } : null
    },
  }
}
