import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from './access-token.ts'
import type { Principal } from './principal.ts'
import type { Standings } from './standings.ts'

export type Authenticate = ReturnType<typeof authenticator>

/** Learns from the bearer token who is calling, and whether that session still stands. */
export function authenticator(tokens: AccessTokens, standings: Standings) {
  return async function authenticate(request: FastifyRequest): Promise<Principal | null> {
    const token = bearerOf(request)
    const principal = token ? await tokens.read(token) : null
    if (principal?.kind === 'account' && (await standings.of(principal.sessionId)) !== principal.standing) return null
    return principal
  }
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
