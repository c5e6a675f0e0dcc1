import { auditActionOf } from '@pipit/contract/audit/audit-actions'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Queries } from '@pipit/database/connect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { readAccessReason } from './access-reason.ts'
import type { AuditTrail } from './audit-trail/audit-trail.ts'
import { guardConcernedFamily } from './authorize.ts'
import { findConcernedAccount, isInstallationWide } from './concerned-account.ts'

declare module 'fastify' {
  interface FastifyInstance {
    auditDatabase: Queries
    auditTrail: AuditTrail
  }
}

interface RequestFields {
  /** Of a change to many families, which is recorded for each. */
  accountIds?: string[]
  /** The plan that they get. */
  subscription?: string
  reason?: string
}

/**
 * Runs before the handler of every route: a superadmin's access to another family or to the whole installation is
 * recorded first, and is refused if it cannot be recorded. What a child said and a family's secrets need a reason, which is
 * part of the entry. Access to a family that one belongs to is not recorded here.
 */
export function recordCall(app: FastifyInstance, endpoint: EndpointDefinition) {
  const action = auditActionOf(endpoint)
  if (action === null) return {}
  return { preHandler: record }

  async function record(request: FastifyRequest) {
    const { principal, params, body, raw } = request
    if (principal?.kind !== 'account') return
    const fields = (body ?? {}) as RequestFields
    await guardConcernedFamily(app, endpoint, request)
    const concernedAccountId =
      request.family?.accountId ?? (await findConcernedAccount(app.auditDatabase, endpoint, request))
    const isOwn = concernedAccountId === principal.accountId || concernedAccountId === undefined
    const isMember = request.family !== null && request.family.role !== 'superadmin'
    if ((isOwn || isMember) && !isInstallationWide(endpoint)) return
    const reason = asksForReason(endpoint) ? (fields.reason ?? null) : readAccessReason(raw.headers)
    if (!isOwn && endpoint.reveals && reason === null) throw new ApiError('reason-required')
    const entry = {
      actorId: principal.accountId,
      action: action as string,
      ...(fields.accountIds ? planIn(fields) : resourceIn(params as Record<string, string | number>)),
      reason,
    }
    const concernedIds = fields.accountIds ? [...new Set(fields.accountIds)] : [concernedAccountId ?? null]
    await app.auditTrail.append(...concernedIds.map((id) => ({ ...entry, concernedAccountId: id })))
  }
}

/** Other calls may have a field of this name with another meaning. */
function asksForReason({ path }: EndpointDefinition) {
  return path.endsWith('/open') || path.endsWith('/release-code')
}

function planIn({ subscription }: RequestFields) {
  return { resource: 'plan', resourceId: subscription ?? null }
}

/** The last id in the path: of `/accounts/:accountId/children/:childId`, the child. */
function resourceIn(params: Record<string, string | number>) {
  const [name, id] = Object.entries(params).findLast(([each]) => each !== 'accountId') ?? []
  return { resource: name?.replace(/Id$/, '') ?? null, resourceId: id === undefined ? null : String(id) }
}
