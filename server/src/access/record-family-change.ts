import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addFamilyChange, type FamilyChange } from './record-family-change-store.ts'

/**
 * What the family's adults can see of this call later: who did what. Null for a call that changes nothing of a family. What
 * a superadmin does is in the audit trail, and what people change about themselves concerns nobody else.
 */
export function familyChangeOf(
  endpoint: EndpointDefinition,
  { principal, family, body }: FastifyRequest,
): FamilyChange | null {
  const isChange = endpoint.method !== 'GET' && endpoint.changesNothing !== true && endpoint.familyRole !== 'self'
  const action = isChange ? endpoint.action : null
  if (!action || principal?.kind !== 'account' || !family || family.role === 'superadmin') return null
  if (isPersonal(endpoint, body)) return null
  return { accountId: family.accountId, personId: principal.accountId, sessionId: principal.sessionId, action }
}

/** Handlers that write the change together with their own rows do not need this. */
export async function recordFamilyChange(
  app: FastifyInstance,
  endpoint: EndpointDefinition,
  request: FastifyRequest,
  result: unknown,
) {
  const change = familyChangeOf(endpoint, request)
  if (!change) return
  const resource = resourceOf(endpoint, request.params as Record<string, string>, result)
  await addFamilyChange(app.auditDatabase, { ...change, ...resource })
}

function isPersonal({ personalFields }: EndpointDefinition, body: unknown) {
  return (
    personalFields !== undefined &&
    Object.keys(body ?? {}).every((field) => personalFields.includes(field) || field === 'version')
  )
}

/** The resource of `/accounts/:accountId/children/:childId/memories` is the child. What was deleted has no id. */
function resourceOf({ method, path, creates }: EndpointDefinition, params: Record<string, string>, result: unknown) {
  if (creates) return { resource: creates, resourceId: (result as { id: string }).id }
  const name = /:(?!accountId)(\w+)Id/.exec(path)?.[1]
  if (name === undefined) return { resource: null, resourceId: null }
  const isDeleted = method === 'DELETE' && path.endsWith(`:${name}Id`)
  return { resource: name, resourceId: isDeleted ? null : String(params[`${name}Id`]) }
}
