import { anyAccountScope, type AccountRole, type Scope } from '@pipit/contract/access'
import type { EndpointDefinition } from '@pipit/contract/define-endpoint'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../http/failure.ts'

/** Who is calling. */
export type Principal =
  | { kind: 'account'; accountId: string; sessionId: string; standing: number; role: AccountRole; scopes: readonly Scope[] }
  | { kind: 'device'; deviceId: string; scopes: readonly Scope[] }

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null
  }
}

/** Runs before anything of the request is read: nobody learns from a validation error what they may not call. */
export function guard({ needs }: EndpointDefinition) {
  return async function authorize(request: FastifyRequest) {
    if (needs === 'anyone' || needs === 'identity token') return
    const { principal } = request
    if (!principal) throw new Failure('unauthenticated')
    if (!principal.scopes.includes(needs)) throw new Failure('forbidden')
    const { accountId } = request.params as { accountId?: string }
    if (accountId !== undefined && !mayOpenAccount(principal, accountId)) {
      // To anybody else, another family's account looks like one that does not exist.
      throw new Failure('not-found')
    }
  }
}

function mayOpenAccount(principal: Principal, accountId: string) {
  if (principal.kind !== 'account') return false
  return principal.accountId === accountId || principal.scopes.includes(anyAccountScope)
}
