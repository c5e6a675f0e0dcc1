import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { authorizeFamily, isOtherMember, type CalledFamily } from './authorize-family.ts'
import { readBearerToken, type Authenticate } from './authenticate.ts'
import { findConcernedAccount, isInstallationWide, type NamedIds } from './concerned-account.ts'
import type { FamilyRoles } from './family-roles.ts'
import type { Principal } from './principal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
    familyRoles: FamilyRoles
  }
  interface FastifyRequest {
    principal: Principal | null
    /** Null if the call concerns no single family. */
    family: CalledFamily | null
  }
}

/** Runs before the request is validated, so that a validation error reveals nothing to unauthorized callers. */
export function guard(app: FastifyInstance, endpoint: EndpointDefinition) {
  const { needs } = endpoint
  return async function authorize(request: FastifyRequest) {
    if (needs === 'anyone' || needs === 'identity token') return
    const principal = await app.authenticate(readBearerToken(request))
    if (!principal) throw new ApiError('unauthenticated')
    if (!principal.scopes.includes(needs)) throw new ApiError('forbidden')
    // The path names the family, or the query where the specified path has none, such as `/cards/:cardId`.
    const { accountId } = { ...(request.query as NamedIds), ...(request.params as NamedIds) }
    if (accountId !== undefined) request.family = await authorizeFamily(app.familyRoles, principal, accountId, endpoint)
    request.principal = principal
  }
}

/**
 * Runs once the body is read, for calls whose specified path names no family: the body does, or the card belongs to one.
 * And for what people may change of themselves only.
 */
export async function guardConcernedFamily(
  app: FastifyInstance,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
) {
  const { principal, family } = request
  if (!principal || isInstallationWide(endpoint)) return
  if (family) return refusePersonalFields(endpoint, request)
  const accountId = await findConcernedAccount(app.auditDatabase, endpoint, request)
  if (accountId !== undefined) request.family = await authorizeFamily(app.familyRoles, principal, accountId, endpoint)
}

function refusePersonalFields({ personalFields = [] }: EndpointDefinition, request: FastifyRequest) {
  const { body } = request
  if (!isOtherMember(request) || typeof body !== 'object' || body === null) return
  if (personalFields.some((field) => field in body)) throw new ApiError('forbidden')
}
