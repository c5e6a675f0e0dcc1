import { anyAccountScope } from '@pipit/contract/api/access'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { readBearerToken, type Authenticate } from './authenticate.ts'
import type { Principal } from './principal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

/** Runs before the request is validated, so that a validation error reveals nothing to unauthorized callers. */
export function guard(app: FastifyInstance, { needs }: EndpointDefinition) {
  return async function authorize(request: FastifyRequest) {
    if (needs === 'anyone' || needs === 'identity token') return
    const principal = await app.authenticate(readBearerToken(request))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes(needs)) throw new ApiError('forbidden')
    const accountId = namedAccount(request)
    if (accountId !== undefined && !mayOpenAccount(principal, accountId)) {
      // 404 rather than 403: a caller must not learn which accounts exist.
      throw new ApiError('not-found')
    }
    request.principal = principal
  }
}

/** The family that the path names, or the query where the specified path has none, such as `/cards/:cardId`. */
function namedAccount({ params, query }: FastifyRequest) {
  const { accountId } = { ...(query as { accountId?: string }), ...(params as { accountId?: string }) }
  return accountId
}

export function mayOpenAccount(principal: Principal, accountId: string) {
  if (principal.kind !== 'account') return false
  return principal.accountId === accountId || principal.scopes.includes(anyAccountScope)
}
