import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from './access-token.ts'
import type { Principal } from './principal.ts'
import type { SessionValidity } from './session-validity.ts'

export type Authenticate = ReturnType<typeof createAuthenticator>

/** Resolves a bearer token to its principal, unless the session or device has been revoked. Boards need more than a token. */
export function createAuthenticator(tokens: AccessTokens, sessionValidity: SessionValidity) {
  return async function authenticate(token: string | undefined): Promise<Principal | null> {
    const principal = token ? await tokens.read(token) : null
    if (!principal || isBoard(principal)) return null
    return (await sessionValidity.isValid(principal)) ? principal : null
  }
}

const isBoard = (principal: Principal) => principal.kind === 'device' && principal.clientIdHash !== undefined

export function readBearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
