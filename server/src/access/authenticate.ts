import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AccessTokens } from './access-token.ts'
import type { Standings } from './standings.ts'

/** Learns from the bearer token who is calling, and whether that session still stands; `authorize` says what they may. */
export function authenticate(app: FastifyInstance, tokens: AccessTokens, standings: Standings) {
  app.decorateRequest('principal', null)
  app.addHook('onRequest', async (request) => {
    const token = bearerOf(request)
    const principal = token ? await tokens.read(token) : null
    if (principal?.kind === 'account' && (await standings.of(principal.sessionId)) !== principal.standing) return
    request.principal = principal
  })
}

export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? []
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
