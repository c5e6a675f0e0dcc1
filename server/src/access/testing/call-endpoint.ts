import { randomUUID } from 'node:crypto'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { installationChain } from '../audit-trail/audit-trail.ts'
import type { startTestServer } from '@pipit/test-kit/start-test-server'
import { imageQuery, validBodies } from './valid-bodies.ts'

type TestServer = ReturnType<typeof startTestServer>

interface Call {
  /** The account in the path, or in the body where the endpoint has it there. */
  accountId: string
  ids?: Record<string, string>
  headers?: Record<string, string>
  /** Something that the endpoint does not ask for. */
  extraQuery?: string
  extraBody?: object
}

/** Calls an endpoint as its definition says: with valid input, and random ids where none are given. */
export function callEndpoint(
  server: TestServer,
  endpoint: EndpointDefinition,
  { accountId, ids = {}, headers, extraQuery = '', extraBody }: Call,
) {
  const fixed: Record<string, string> = { backgroundJobId: '1', day: '2026-01-01', number: '1', ...ids, accountId }
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => fixed[name] ?? randomUUID())
  const query = [endpoint.uploads ? String(imageQuery) : '', extraQuery].filter(Boolean).join('&')
  const body = { ...validBodies(accountId)[endpointName(endpoint)], ...extraBody }
  const hasBody = endpoint.body !== undefined || extraBody !== undefined
  return server.fetch(`${versionPrefix}${path}?${query}`, {
    method: endpoint.method,
    headers: {
      'access-reason': 'They called',
      ...(endpoint.uploads ? { 'content-type': 'application/octet-stream' } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(hasBody && endpoint.method !== 'GET' ? { body: JSON.stringify(body) } : {}),
  })
}

/** What the audit trail has of this actor. */
export async function auditEntriesOf(server: TestServer, actorId: string) {
  const { rows } = await server.database.pool.query<{ action: string; account: string | null }>(
    'select action, nullif(account_id, $2) as account from audit_entries where actor_id = $1',
    [actorId, installationChain],
  )
  return rows
}
