import type { EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { Queries } from '@pipit/database/connect'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'
import { findAccountId, findOwner } from './owner-store.ts'

interface NamedIds {
  accountId?: string
  accountEmail?: string
  deviceId?: string
  cardId?: string
}

/** The family whose data the call is about, as its endpoint says. Null if that is no single one, or none is named. */
export async function findConcernedFamily(
  db: Queries,
  { concerns }: EndpointDefinition,
  request: Pick<FastifyRequest, 'params' | 'query' | 'body'>,
): Promise<string | null> {
  const { accountId, cardId = '', deviceId = '' } = request.params as NamedIds
  switch (concerns) {
    case 'family in path':
      return accountId ?? null
    case 'family in body':
      return findNamed(db, request.body as NamedIds)
    case 'family of card':
      return (request.query as NamedIds).accountId ?? (await findOwner(db, 'cards', cardId))
    case 'family of device':
      return findOwner(db, 'devices', deviceId)
    case 'families in body':
    case 'installation':
    case 'no family':
      return null
  }
}

async function findNamed(db: Queries, { accountId, accountEmail }: NamedIds) {
  if (accountId !== undefined || accountEmail === undefined) return accountId ?? null
  return (await findAccountId(db, accountEmail)) ?? null
}

const message = /*i18n*/ 'This call does not take an account here. Remove it from the address.'

/** Who names a family where it is not read would believe that the call is about that family. */
export async function refuseUndeclaredFamily({ query: declared }: EndpointDefinition, { query }: FastifyRequest) {
  const isDeclared = declared !== undefined && 'accountId' in declared.shape
  const isRefused = (name: string) => namesAnAccount(name) && !(isDeclared && name === 'accountId')
  if (Object.keys(query as object).some(isRefused))
    throw new ApiError('invalid-request', [{ field: 'query.accountId', message }])
}

/** `accountId`, also as `AccountID` and `accountId[]`. */
function namesAnAccount(name: string) {
  return name.replace(/\[.*/, '').toLowerCase() === 'accountid'
}
