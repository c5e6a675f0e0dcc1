import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Queries } from '@pipit/database/connect'
import type { FastifyRequest } from 'fastify'
import { findOwner } from './owner-store.ts'

export interface NamedIds {
  accountId?: string
  deviceId?: string
  cardId?: string
}

/** The account that a call is about. Undefined if it concerns no particular one. */
export async function findConcernedAccount(
  db: Queries,
  { path }: EndpointDefinition,
  { params, query, body }: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
) {
  const { accountId, cardId, deviceId } = { ...(body as NamedIds | undefined), ...(params as NamedIds) }
  if (accountId !== undefined) return accountId
  if (cardId !== undefined && path.includes(':cardId'))
    return (query as NamedIds).accountId ?? (await findOwner(db, 'cards', cardId)) ?? undefined
  if (deviceId !== undefined && path.includes(':deviceId'))
    return (await findOwner(db, 'devices', deviceId)) ?? undefined
  return undefined
}

const installationScopes = ['device:create', 'card:create', 'chat:create']

/** Calls of superadmins that concern no single family. */
export function isInstallationWide({ path, needs }: EndpointDefinition) {
  return path.startsWith('/admin/') || [needs].flat().some((scope) => installationScopes.includes(scope))
}
