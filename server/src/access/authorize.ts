import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { authorizeFamily, isOtherMember, type CalledFamily } from './authorize-family.ts'
import { readBearerToken, type Authenticate } from './authenticate.ts'
import { findConcernedAccount, isInstallationWide, type NamedIds } from './concerned-account.ts'
import type { IdentityService } from './identity-service.ts'
import type { FamilyRoles } from './family-roles.ts'
import type { Principal } from './principal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate
    readIdentityToken: IdentityService['readToken']
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
    if (needs === 'anyone') return
    if (needs === 'identity token') return endpoint.body && requireIdentityToken(app, request)
    const principal = await app.authenticate(readBearerToken(request))
    if (!principal) throw new ApiError('unauthenticated')
    if (![needs].flat().every((scope) => principal.scopes.includes(scope))) throw new ApiError('forbidden')
    // The path names the family, or the query where the specified path has none, such as `/cards/:cardId`.
    const { accountId } = { ...(request.query as NamedIds), ...(request.params as NamedIds) }
    if (accountId !== undefined) request.family = await authorizeFamily(app.familyRoles, principal, accountId, endpoint)
    request.principal = principal
  }
}

/** The handlers read the token themselves, but a body would be validated before them. */
async function requireIdentityToken(app: FastifyInstance, request: FastifyRequest) {
  const token = readBearerToken(request)
  if (!token || !(await app.readIdentityToken(token))) throw new ApiError('unauthenticated')
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
  const accountId =
    (await findConcernedAccount(app.auditDatabase, endpoint, request)) ?? defaultFamily(endpoint, principal)
  if (accountId !== undefined) request.family = await authorizeFamily(app.familyRoles, principal, accountId, endpoint)
}

/** A call about a card that names no family means the caller's own. */
function defaultFamily({ path }: EndpointDefinition, principal: Principal) {
  return principal.kind === 'account' && path.startsWith('/cards/') ? principal.accountId : undefined
}

function refusePersonalFields({ personalFields = [] }: EndpointDefinition, request: FastifyRequest) {
  const { body } = request
  if (!isOtherMember(request) || typeof body !== 'object' || body === null) return
  if (personalFields.some((field) => field in body)) throw new ApiError('forbidden')
}
