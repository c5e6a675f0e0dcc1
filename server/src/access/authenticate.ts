import type { FastifyInstance } from 'fastify'
import type { AccessTokens } from './access-token.ts'

/** Learns from the bearer token who is calling; whether they may is for `authorize`. */
export function authenticate(app: FastifyInstance, tokens: AccessTokens) {
  app.decorateRequest('principal', null)
  app.addHook('onRequest', async (request) => {
    const [scheme, token] = request.headers.authorization?.split(' ') ?? []
    if (scheme?.toLowerCase() === 'bearer' && token) request.principal = await tokens.read(token)
  })
}
