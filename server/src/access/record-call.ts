import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Queries } from '@pipit/database/connect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readAccessReason } from './access-reason.ts'
import type { AuditTrail } from './audit-trail/audit-trail.ts'

declare module 'fastify' {
  interface FastifyInstance {
    auditDatabase: Queries
    auditTrail: AuditTrail
  }
}

interface RequestFields {
  /** A change to many families is recorded for each of them. */
  accountIds?: string[]
  /** The plan that they get. */
  subscription?: string
  reason?: string
}

/**
 * Between the guard and the handler: a superadmin's access to another family or to the whole installation is
 * recorded first, and is refused if it cannot be recorded. Access to a family that one belongs to is not recorded here.
 */
export function recordCall(app: FastifyInstance, { action = null, concerns, reasonInBody }: EndpointDefinition) {
  return async function record({ principal, family, params, body, raw }: FastifyRequest) {
    if (action === null || principal?.kind !== 'account') return
    if (family !== null && family.role !== 'superadmin') return
    const { accountIds = [], subscription = null, reason = null } = (body ?? {}) as RequestFields
    const isAboutMany = concerns === 'families in body'
    const entry = {
      actorId: principal.accountId,
      action,
      ...(isAboutMany ? { resource: 'plan', resourceId: subscription } : resourceIn(params as Params)),
      reason: reasonInBody ? reason : readAccessReason(raw.headers),
    }
    const concernedIds = isAboutMany ? [...new Set(accountIds)] : [family?.accountId ?? null]
    await app.auditTrail.append(...concernedIds.map((id) => ({ ...entry, concernedAccountId: id })))
  }
}

type Params = Record<string, string | number>

/** The last id in the path: of `/accounts/:accountId/children/:childId`, the child. */
function resourceIn(params: Params) {
  const [name, id] = Object.entries(params).findLast(([each]) => each !== 'accountId') ?? []
  return { resource: name?.replace(/Id$/, '') ?? null, resourceId: id === undefined ? null : String(id) }
}
