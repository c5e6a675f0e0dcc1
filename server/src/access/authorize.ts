import { hasScopes, isOfFamily } from '@pipit/contract/api/describe-endpoint'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { readAccessReason } from './access-reason.ts'
import { authorizeFamily, isOtherMember, type CalledFamily } from './authorize-family.ts'
import { readBearerToken, type Authenticate } from './authenticate.ts'
import { findConcernedFamily, refuseUndeclaredFamily } from './concerned-family.ts'
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
    /** When the caller was let in, by `performance.now()`. */
    authorizedAt: number
  }
}

/** Whoever takes longer to send a body, to read a file, or to get their turn, may have lost the right to call meanwhile. */
const authorizedForMs = 100

/** Everything that decides whether a call may be made, by what its endpoint says. The handlers only narrow it. */
export function guard(app: FastifyInstance, endpoint: EndpointDefinition) {
  return {
    /** It runs before the request is read, so that an error of validation reveals nothing to callers without a right. */
    caller: (request: FastifyRequest) => authorizeCaller(app, endpoint, request),
    /** It runs before validation, because a schema ignores what it does not name. */
    query: (request: FastifyRequest) => refuseUndeclaredFamily(endpoint, request),
    /** It runs right before the handler, and decides what only the query, the body or the named card or device says. */
    call: (request: FastifyRequest) => authorizeCall(app, endpoint, request),
    /** It asks again while a file is sent or received. */
    again: async (request: FastifyRequest) => {
      if (isStale(request)) await authorizeCall(app, endpoint, request)
    },
  }
}

async function authorizeCaller(app: FastifyInstance, endpoint: EndpointDefinition, request: FastifyRequest) {
  if (endpoint.needs === 'anyone') return
  if (endpoint.needs === 'identity token') return endpoint.body && requireIdentityToken(app, request)
  const principal = await app.authenticate(readBearerToken(request))
  if (!principal) throw new ApiError('unauthenticated')
  if (!hasScopes(principal.scopes, endpoint)) throw new ApiError('forbidden')
  if (endpoint.concerns === 'family in path') await authorizeConcernedFamily(app, endpoint, request, principal)
  request.principal = principal
  request.authorizedAt = performance.now()
}

/** The handlers read the token themselves, but a body would be validated before them. */
async function requireIdentityToken(app: FastifyInstance, request: FastifyRequest) {
  const token = readBearerToken(request)
  if (!token || !(await app.readIdentityToken(token))) throw new ApiError('unauthenticated')
}

async function authorizeCall(app: FastifyInstance, endpoint: EndpointDefinition, request: FastifyRequest) {
  if (isStale(request)) await authorizeCaller(app, endpoint, request)
  const { principal } = request
  if (!principal) return
  if (endpoint.concerns !== 'family in path') await authorizeConcernedFamily(app, endpoint, request, principal)
  refusePersonalFields(endpoint, request)
  requireReason(endpoint, request)
}

const isStale = ({ principal, authorizedAt }: FastifyRequest) =>
  principal !== null && performance.now() > authorizedAt + authorizedForMs

async function authorizeConcernedFamily(
  app: FastifyInstance,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  principal: Principal,
) {
  const accountId = (await findConcernedFamily(app.auditDatabase, endpoint, request)) ?? ownFamily(endpoint, principal)
  if (accountId !== null) request.family = await authorizeFamily(app.familyRoles, principal, accountId, endpoint)
}

/** A parent who names no family means their own. */
function ownFamily(endpoint: EndpointDefinition, principal: Principal) {
  return isOfFamily(endpoint) && principal.kind === 'account' ? principal.accountId : null
}

function refusePersonalFields({ personalFields = [] }: EndpointDefinition, request: FastifyRequest) {
  const { body } = request
  if (!isOtherMember(request) || typeof body !== 'object' || body === null) return
  if (personalFields.some((field) => field in body)) throw new ApiError('forbidden')
}

/** What a child said and a family's secrets are shown to a superadmin of another family only for a reason. */
function requireReason({ reveals }: EndpointDefinition, { principal, family, raw }: FastifyRequest) {
  if (!reveals || principal?.kind !== 'account' || family?.role !== 'superadmin') return
  if (family.accountId === principal.accountId) return
  if (readAccessReason(raw.headers) === null) throw new ApiError('reason-required')
}
