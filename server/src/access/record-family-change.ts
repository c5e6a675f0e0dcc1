import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { auditActionOf } from '@pipit/contract/audit/audit-actions'
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
  const action = isChange ? auditActionOf(endpoint) : null
  if (action === null || principal?.kind !== 'account' || !family || family.role === 'superadmin') return null
  if (isPersonal(endpoint, body)) return null
  return { accountId: family.accountId, personId: principal.accountId, sessionId: principal.sessionId, action }
}

/** For handlers that do not record it together with what they write. */
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

/** Of `/accounts/:accountId/children/:childId/memories`, the child. What was deleted has no id any more. */
function resourceOf({ method, path }: EndpointDefinition, params: Record<string, string>, result: unknown) {
  const name = /:(?!accountId)(\w+)Id/.exec(path)?.[1]
  if (name === undefined) {
    const created = (result as { id?: string } | null | undefined)?.id
    const kind = method === 'POST' && created !== undefined ? kindOf(path) : null
    return { resource: kind, resourceId: kind === null ? null : (created ?? null) }
  }
  const isDeleted = method === 'DELETE' && path.endsWith(`:${name}Id`)
  return { resource: name, resourceId: isDeleted ? null : String(params[`${name}Id`]) }
}

const kinds = {
  children: 'child',
  devices: 'device',
  cards: 'card',
  'wifi-networks': 'wifiNetwork',
  guardians: 'invitation',
}

/** What a call without an id in its path creates. */
function kindOf(path: string) {
  const [, kind] = Object.entries(kinds).find(([part]) => path.split('/').includes(part)) ?? []
  return kind ?? null
}
