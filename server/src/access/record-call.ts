import { auditActionOf } from '@pipit/contract/audit/audit-actions'
import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Queries } from '../database/connect.ts'
import { appendAuditEntries, findOwner } from './audit-trail-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    auditDatabase: Queries
  }
}

interface Named {
  accountId?: string
  deviceId?: string
  cardId?: string
  reason?: string
}

/**
 * Runs before the handler of every route. A superadmin's access to another family or to the whole installation is in the
 * audit trail before it happens, or it does not happen. What people do with their own account is not recorded.
 */
export function recordCall(app: FastifyInstance, endpoint: EndpointDefinition) {
  const action = auditActionOf(endpoint)
  if (action === null) return {}
  return { preHandler: record }

  async function record({ principal, params, body }: FastifyRequest) {
    if (principal?.kind !== 'account') return
    const db = app.auditDatabase
    const named = { ...(body as Named | undefined), ...(params as Named) }
    const concernedAccountId = await concernedBy(db, endpoint, named)
    const isOwn = concernedAccountId === principal.accountId || concernedAccountId === undefined
    if (isOwn && !isInstallationWide(endpoint)) return
    await appendAuditEntries(db, [
      {
        actorId: principal.accountId,
        action: action as string,
        concernedAccountId: concernedAccountId ?? null,
        ...resourceIn(params as Record<string, string>),
        reason: endpoint.path.endsWith('/open') ? (named.reason ?? null) : null,
      },
    ])
  }
}

/** Calls of superadmins that concern no single family. */
function isInstallationWide({ path, needs }: EndpointDefinition) {
  return path.startsWith('/admin/') || needs === 'device:create' || needs === 'card:create' || needs === 'chat:create'
}

/** Undefined where the call names no family. */
async function concernedBy(db: Queries, { path }: EndpointDefinition, named: Named) {
  if (named.accountId !== undefined) return named.accountId
  const { cardId, deviceId } = named
  if (cardId !== undefined && path.includes(':cardId')) return (await findOwner(db, 'cards', cardId)) ?? undefined
  if (deviceId !== undefined && path.includes(':deviceId'))
    return (await findOwner(db, 'devices', deviceId)) ?? undefined
  return undefined
}

/** `/accounts/:accountId/children/:childId` is about a child. */
function resourceIn(params: Record<string, string>) {
  const [name, id] = Object.entries(params).findLast(([each]) => each !== 'accountId') ?? []
  return { resource: name?.replace(/Id$/, '') ?? null, resourceId: id ?? null }
}
