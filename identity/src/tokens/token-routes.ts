import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Parts } from '../dependencies.ts'
import { text } from '../wire/fields.ts'
import { serveOperation } from '../wire/operation.ts'
import { refresh } from './refresh-tokens.ts'

const refreshRequest = z.object({
  grant_type: z.literal('refresh_token', 'INVALID_GRANT_TYPE'),
  refresh_token: text(512, 'MISSING_REFRESH_TOKEN'),
})

export function tokenRoutes(app: FastifyInstance, parts: Parts) {
  serveOperation(app, parts, '/securetoken.googleapis.com/v1/token', refreshRequest, (_, request) =>
    refresh(parts, request.refresh_token),
  )

  app.get('/.well-known/jwks.json', { schema: { hide: true } as object }, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return parts.keys.published()
  })
}
