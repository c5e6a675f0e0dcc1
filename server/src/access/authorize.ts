import { anyAccountScope } from '@pipit/contract/api/access'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { bearerOf, type Authenticate } from './authenticate.ts'
import type { Principal } from './principal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
  }
  interface FastifyRequest {
    principal: Principal | null
  }
}

/** Runs before anything of the request is read: nobody learns from a validation error what they may not call. */
export function guard(app: FastifyInstance, { needs }: EndpointDefinition) {
  return async function authorize(request: FastifyRequest) {
    if (needs === 'anyone' || needs === 'identity token') return
    const principal = await app.authenticate(bearerOf(request))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes(needs)) throw new ApiError('forbidden')
    const { accountId } = request.params as { accountId?: string }
    if (accountId !== undefined && !mayOpenAccount(principal, accountId)) {
      // To anybody else, another family's account looks like one that does not exist.
      throw new ApiError('not-found')
    }
    request.principal = principal
  }
}

export function mayOpenAccount(principal: Principal, accountId: string) {
  if (principal.kind !== 'account') return false
  return principal.accountId === accountId || principal.scopes.includes(anyAccountScope)
}
