import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { text } from '../http/field-schemas.ts'
import { limitedByNetwork } from '../http/request-limits.ts'
import { registerOperation } from '../http/register-operation.ts'
import { issuerOf } from './id-token.ts'
import { refresh } from './refresh-tokens.ts'

/** The SDK sends a form with the names of OAuth; Google's other clients send camelCase. */
const refreshRequest = z
  .record(z.string(), z.unknown())
  .transform(({ grant_type, grantType, refresh_token, refreshToken }) => ({
    grantType: grant_type ?? grantType,
    refreshToken: refresh_token ?? refreshToken,
  }))
  .pipe(
    z.object({
      grantType: text(50, 'MISSING_GRANT_TYPE').pipe(z.literal('refresh_token', 'INVALID_GRANT_TYPE')),
      refreshToken: text(512, 'MISSING_REFRESH_TOKEN'),
    }),
  )

/** Libraries read the issuer and the keys from here. Nobody signs in through these URLs. */
const describeIssuer = ({ options }: Dependencies) => ({
  issuer: issuerOf(options),
  jwks_uri: `${options.publicUrl}/.well-known/jwks.json`,
  response_types_supported: ['id_token'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

export function tokenRoutes(app: FastifyInstance, dependencies: Dependencies) {
  registerOperation(
    app,
    dependencies,
    '/securetoken.googleapis.com/v1/token',
    refreshRequest,
    (_, request, origin) => refresh(dependencies, request.refreshToken, origin),
    limitedByNetwork,
  )

  app.get('/.well-known/jwks.json', async (_, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return dependencies.signingKeys.published()
  })

  // The standard puts it below the issuer, which has a path; people look for it at the root.
  for (const folder of ['', `/${dependencies.options.projectId}`]) {
    app.get(`${folder}/.well-known/openid-configuration`, async (_, reply) => {
      reply.header('cache-control', 'public, max-age=300')
      return describeIssuer(dependencies)
    })
  }
}
