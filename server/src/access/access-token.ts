import { accountRoles, scopes, type Scope } from '@pipit/contract/api/access'
import { SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Principal } from './principal.ts'
import { signingKeyOf } from './signing-key.ts'
import { verifyWithAny } from './verify-with-any.ts'

const lifetime = '15m'
/** A board proves that it has its key only when it starts, and connects when a child wants to talk. */
const provenLifetime = '24h'
const issuer = 'pipit'

const knownScopes = z.array(z.enum(scopes as [Scope, ...Scope[]]))
const claims = z.union([
  z.object({
    aud: z.literal('account'),
    sub: z.string(),
    sid: z.string(),
    tokenVersion: z.int(),
    role: z.enum(accountRoles),
    scopes: knownScopes,
  }),
  z.object({
    aud: z.literal('device'),
    sub: z.string(),
    registeredTo: z.string(),
    tokenVersion: z.int(),
    scopes: knownScopes,
    emulator: z.object({ accountId: z.string(), sessionId: z.string(), tokenVersion: z.int() }).optional(),
    clientIdHash: z.string().optional(),
    isProven: z.literal(true).optional(),
  }),
])

type Bound = {
  [Name in 'emulator' | 'clientIdHash' | 'isProven']?: Extract<Principal, { kind: 'device' }>[Name] | undefined
}

export type AccessTokens = ReturnType<typeof createAccessTokens>

const cacheSize = 10_000

/** Short-lived tokens that carry who is calling, with which role and scopes. */
export function createAccessTokens(keys: () => readonly Uint8Array[]) {
  /**
   * A page sends the same token with every call, and verifying the signature costs more than most calls. A device uses
   * each token once.
   */
  const verifiedTokens = new LRUCache<string, { principal: Principal; expiresAt: number }>({ max: cacheSize })
  return {
    async sign(principal: Principal): Promise<string> {
      return unsigned(principal)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setAudience(principal.kind)
        .setIssuedAt()
        .setExpirationTime(principal.kind === 'device' && principal.isProven ? provenLifetime : lifetime)
        .sign(await signingKeyOf(keys()[0] ?? new Uint8Array()))
    },

    /** Null for a token that somebody else signed, that was tampered with, or that has expired. */
    async read(token: string): Promise<Principal | null> {
      const cached = verifiedTokens.get(token)
      if (cached && cached.expiresAt > Date.now()) return cached.principal
      const verified = await verify(token)
      if (!verified) return null
      const { principal, expiresAt } = verified
      if (principal.kind === 'account') verifiedTokens.set(token, { principal, expiresAt })
      return principal
    },

    /** The same, with the time at which the token expires. */
    readWithExpiry: verify,
  }

  async function verify(token: string) {
    const options = { issuer, algorithms: ['HS256'], requiredClaims: ['exp', 'sub'] }
    const verified = await verifyWithAny(token, keys(), options)
    const { data } = claims.safeParse(verified?.payload)
    return data ? { principal: toPrincipal(data), expiresAt: (verified?.payload.exp ?? 0) * 1000 } : null
  }
}

function toPrincipal(data: z.output<typeof claims>): Principal {
  const { sub, tokenVersion, scopes: held } = data
  if (data.aud === 'account')
    return { kind: 'account', accountId: sub, sessionId: data.sid, tokenVersion, role: data.role, scopes: held }
  return {
    kind: 'device',
    deviceId: sub,
    registeredTo: data.registeredTo,
    tokenVersion,
    scopes: held,
    ...boundTo(data),
  }
}

function unsigned(principal: Principal) {
  const { tokenVersion, scopes: held } = principal
  if (principal.kind === 'device') {
    const { deviceId, registeredTo } = principal
    return new SignJWT({ registeredTo, tokenVersion, scopes: held, ...boundTo(principal) }).setSubject(deviceId)
  }
  const { accountId, sessionId, role } = principal
  return new SignJWT({ sid: sessionId, tokenVersion, role, scopes: held }).setSubject(accountId)
}

function boundTo({ emulator, clientIdHash, isProven }: Bound) {
  return { ...(emulator && { emulator }), ...(clientIdHash && { clientIdHash }), ...(isProven && { isProven }) }
}
