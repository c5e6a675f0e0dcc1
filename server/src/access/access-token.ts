import { accountRoles, scopes, type Scope } from '@pipit/contract/api/access'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import type { Principal } from './principal.ts'

const lifetime = '15m'
const issuer = 'pipit'

const knownScopes = z.array(z.enum(scopes as [Scope, ...Scope[]]))
const claims = z.union([
  z.object({
    aud: z.literal('account'),
    sub: z.string(),
    sid: z.string(),
    standing: z.int(),
    role: z.enum(accountRoles),
    scopes: knownScopes,
  }),
  z.object({
    aud: z.literal('device'),
    sub: z.string(),
    standing: z.int(),
    scopes: knownScopes,
    emulator: z.object({ sessionId: z.string(), standing: z.int() }).optional(),
  }),
])

export type AccessTokens = ReturnType<typeof accessTokens>

const mostRemembered = 10_000

/** Short-lived tokens that carry who is calling, with which role and scopes. */
export function accessTokens(key: Uint8Array) {
  /** A page sends the same token with each of its calls; checking a signature costs more than most of them. */
  const remembered = new Map<string, { principal: Principal; expiresAt: number }>()
  return {
    sign(principal: Principal): Promise<string> {
      return unsigned(principal)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(principal.kind)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key)
    },

    /** Null for a token that is not ours, was changed, or has expired. */
    async read(token: string): Promise<Principal | null> {
      const known = remembered.get(token)
      if (known && known.expiresAt > Date.now()) return known.principal
      const verified = await jwtVerify(token, key, {
        issuer,
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
      }).catch(() => null)
      const parsed = claims.safeParse(verified?.payload)
      if (!parsed.success) return null
      const principal = toPrincipal(parsed.data)
      if (remembered.size >= mostRemembered) remembered.clear()
      remembered.set(token, { principal, expiresAt: (verified?.payload.exp ?? 0) * 1000 })
      return principal
    },
  }
}

function toPrincipal(data: z.output<typeof claims>): Principal {
  const { sub, standing, scopes: held } = data
  if (data.aud === 'account')
    return { kind: 'account', accountId: sub, sessionId: data.sid, standing, role: data.role, scopes: held }
  return { kind: 'device', deviceId: sub, standing, scopes: held, ...(data.emulator && { emulator: data.emulator }) }
}

function unsigned(principal: Principal) {
  const { standing, scopes: held } = principal
  if (principal.kind === 'device') {
    const { deviceId, emulator } = principal
    return new SignJWT({ standing, scopes: held, ...(emulator && { emulator }) }).setSubject(deviceId)
  }
  const { accountId, sessionId, role } = principal
  return new SignJWT({ sid: sessionId, standing, role, scopes: held }).setSubject(accountId)
}
