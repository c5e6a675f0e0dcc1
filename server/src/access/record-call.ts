import { auditActionOf } from '@pipit/contract/audit/audit-actions'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Queries } from '@pipit/database/connect'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { readAccessReason } from './access-reason.ts'
import type { AuditTrail } from './audit-trail/audit-trail.ts'
import { findOwner } from './owner-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    auditDatabase: Queries
    auditTrail: AuditTrail
  }
}

interface RequestFields {
  accountId?: string
  /** Of a change to many families, which is recorded for each. */
  accountIds?: string[]
  /** The plan that they get. */
  subscription?: string
  deviceId?: string
  cardId?: string
  reason?: string
}

/**
 * Runs before the handler of every route: a superadmin's access to another family or to the whole installation is
 * recorded first, and is refused if it cannot be recorded. What a child said and a family's secrets need a reason, which is
 * part of the entry. Access to one's own account is not recorded.
 */
export function recordCall(app: FastifyInstance, endpoint: EndpointDefinition) {
  const action = auditActionOf(endpoint)
  if (action === null) return {}
  return { preHandler: record }

  async function record({ principal, params, query, body, raw }: FastifyRequest) {
    if (principal?.kind !== 'account') return
    const db = app.auditDatabase
    const fields = { ...(body as RequestFields | undefined), ...(params as RequestFields) }
    const concernedAccountId = await findConcernedAccount(db, endpoint, fields, query as RequestFields)
    const isOwn = concernedAccountId === principal.accountId || concernedAccountId === undefined
    if (isOwn && !isInstallationWide(endpoint)) return
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

/** Calls of superadmins that concern no single family. */
function isInstallationWide({ path, needs }: EndpointDefinition) {
  return path.startsWith('/admin/') || needs === 'device:create' || needs === 'card:create' || needs === 'chat:create'
}

/** Undefined if the call concerns no particular family. */
async function findConcernedAccount(
  db: Queries,
  { path }: EndpointDefinition,
  fields: RequestFields,
  query: RequestFields,
) {
  if (fields.accountId !== undefined) return fields.accountId
  const { cardId, deviceId } = fields
  if (cardId !== undefined && path.includes(':cardId'))
    return query.accountId ?? (await findOwner(db, 'cards', cardId)) ?? undefined
  if (deviceId !== undefined && path.includes(':deviceId'))
    return (await findOwner(db, 'devices', deviceId)) ?? undefined
  return undefined
}

function planIn({ subscription }: RequestFields) {
  return { resource: 'plan', resourceId: subscription ?? null }
}

/** The last id in the path: of `/accounts/:accountId/children/:childId`, the child. */
function resourceIn(params: Record<string, string | number>) {
  const [name, id] = Object.entries(params).findLast(([each]) => each !== 'accountId') ?? []
  return { resource: name?.replace(/Id$/, '') ?? null, resourceId: id === undefined ? null : String(id) }
}
