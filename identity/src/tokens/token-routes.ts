import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { text } from '../http/field-schemas.ts'
import { registerOperation } from '../http/register-operation.ts'
import { refresh } from './refresh-tokens.ts'

const refreshRequest = z.object({
  grant_type: z.literal('refresh_token', 'INVALID_GRANT_TYPE'),
  refresh_token: text(512, 'MISSING_REFRESH_TOKEN'),
})

export function tokenRoutes(app: FastifyInstance, dependencies: Dependencies) {
  registerOperation(app, dependencies, '/securetoken.googleapis.com/v1/token', refreshRequest, (_, request) =>
    refresh(dependencies, request.refresh_token),
  )

  app.get('/.well-known/jwks.json', { schema: { hide: true } as object }, async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return dependencies.signingKeys.published()
  })
}
