import { endpointName, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import * as fc from 'fast-check'
import { z } from 'zod'
import { arbitraryFor } from '../requests/arbitrary.ts'
import { asValid, fillPath } from '../requests/fill-request.ts'
import { hostileValue, brokenJson, damaged } from '../requests/hostile-values.ts'
import { forEachInParallel } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { fromNewAddress } from '../target/addresses.ts'
import { restoreRights, withFamilies, type Families } from '../target/families.ts'
import { watchMemory } from '../target/memory.ts'

interface Malformed {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: string | undefined
}

/** There are many, because the server delays the refusals of a flood. */
const requestsAtOnce = 64
const maxGrowthMegabytes = 200
const batchSize = 1000

/** Operations of the identity provider; its definitions are not in the contract. */
const identityOperations = [
  'accounts:signUp',
  'accounts:signInWithPassword',
  'accounts:signInWithIdp',
  'accounts:signInWithEmailLink',
  'accounts:lookup',
  'accounts:update',
  'accounts:delete',
  'accounts:sendOobCode',
  'accounts:resetPassword',
  'accounts:createAuthUri',
  'accounts/mfaEnrollment:start',
  'accounts/mfaEnrollment:finalize',
  'accounts/mfaSignIn:finalize',
  'token',
]

/** Malformed paths, queries and bodies to every endpoint, with and without rights: never a 500, never a crash. */
export const malformedRequests: Check = {
  name: 'malformed-requests',
  run: ({ tries, tally, report }) =>
    // The check has a server of its own: some of what is sent with rights changes the families.
    withFamilies(async (families) => {
      const { target } = families
      const { pid } = target
      const statuses = new Map<number | string, number>()
      const memory = watchMemory(target)
      const total = tries(80_000, 2000)
      for (let sent = 0; sent < total; sent += batchSize) {
        await restoreRights(families)
        const batch = fc.sample(aMalformedRequest(families), Math.min(batchSize, total - sent))
        await forEachInParallel(batch, requestsAtOnce, async ({ name, path, ...request }) => {
          const status = await target.fetch(path, { ...request, body: request.body ?? null }).then(
            async (response) => {
              await response.arrayBuffer()
              return response.status
            },
            (error: unknown) => `no answer (${String(error)})`,
          )
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const isClear = typeof status === 'number' && (status < 500 || status === 503)
          tally.count(isClear, () => `${name} answered ${status} to ${path} ${request.body?.slice(0, 200)}`)
        })
        if (sent % 20_000 === 0) report(`${sent} sent, ${tally.failures} failed`)
      }
      report(`answers by status: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`)
      const growth = memory.stop()
      tally.count(target.pid === pid && (await target.fetch('/readyz')).ok, () => 'the server is not ready any more')
      tally.count(growth <= maxGrowthMegabytes, () => `the server grew by ${growth} MB`)
      return `memory grew by ${growth} MB`
    }),
}

/** The sign-out is left out: it has no part that could be malformed, and would end every session. */
const damageable = endpoints.filter(({ path, query, body }) => path.includes(':') || query || body)

function aMalformedRequest(families: Families): fc.Arbitrary<Malformed> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...damageable).chain((endpoint) => toEndpoint(families, endpoint)) },
    { weight: 1, arbitrary: fc.constantFrom(...identityOperations).chain(toIdentity) },
  )
}

function toEndpoint(families: Families, endpoint: EndpointDefinition): fc.Arbitrary<Malformed> {
  const { attacker, superadmin } = families
  // A device has hardly any rights by HTTP.
  const tokens = [
    attacker.parent.token,
    attacker.parent.token,
    superadmin.token,
    superadmin.token,
    attacker.deviceToken,
  ]
  const validBody = endpoint.body ? arbitraryFor(endpoint.body) : fc.constant({})
  const withKnownIds = validBody.map((body) => asValid(body, attacker.ids))
  return fc
    .record({
      token: fc.constantFrom(...tokens),
      path: aPath(families, endpoint),
      query: endpoint.query
        ? fc.option(damaged(arbitraryFor(endpoint.query).map((query) => asValid(query, attacker.ids))), {
            nil: undefined,
          })
        : fc.constant(undefined),
      body: endpoint.method === 'GET' ? fc.constant(undefined) : aBody(withKnownIds),
      idempotencyKey: fc.option(fc.constantFrom('x'.repeat(5000), 'not-a-uuid'), { nil: undefined, freq: 10 }),
    })
    .map(({ token, path, query, body, idempotencyKey }) => ({
      name: endpointName(endpoint),
      method: endpoint.method,
      path: path + toQueryString(query),
      headers: {
        authorization: `Bearer ${token}`,
        ...fromNewAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      },
      body,
    }))
}

/** The attacker's own ids, one of them damaged half of the time; always where the body would be accepted. */
function aPath({ attacker }: Families, endpoint: EndpointDefinition): fc.Arbitrary<string> {
  const valid = fillPath(endpoint, attacker.ids)
  if (!endpoint.path.includes(':')) return fc.constant(valid)
  const hostileSegment = hostileValue.map((value) => encodeSegment(value).slice(0, 3000))
  const withHostile = fc.tuple(hostileSegment, fc.nat()).map(([segment, position]) => {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const hostileName = names[position % names.length] ?? ''
    const ids = { ...attacker.ids, [hostileName]: 'HOSTILE' }
    return fillPath(endpoint, ids).replace('HOSTILE', segment)
  })
  // What deletes would succeed with valid ids, and the attacker would have nothing left.
  return endpoint.body || endpoint.method === 'GET' ? fc.oneof(fc.constant(valid), withHostile) : withHostile
}

/** Lone surrogates cannot be encoded; a client can only send broken percent signs. */
function encodeSegment(value: unknown) {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80%'
}

function aBody(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string | undefined> {
  return fc.oneof(
    { weight: 8, arbitrary: damaged(valid).map((body) => JSON.stringify(body)) },
    { weight: 2, arbitrary: brokenJson(valid) },
    { weight: 1, arbitrary: fc.constant('['.repeat(20_000)) },
    { weight: 1, arbitrary: fc.constant('{"__proto__":{"role":"superadmin"},"constructor":{"prototype":{}}}') },
  )
}

function toIdentity(operation: string): fc.Arbitrary<Malformed> {
  const body = z.object({
    email: z.email().optional(),
    password: z.string().max(40).optional(),
    idToken: z.string().max(40).optional(),
    oobCode: z.string().max(40).optional(),
    requestType: z.enum(['PASSWORD_RESET', 'VERIFY_EMAIL', 'EMAIL_SIGNIN']).optional(),
    postBody: z.string().max(40).optional(),
    requestUri: z.string().max(40).optional(),
    grant_type: z.string().max(40).optional(),
    refresh_token: z.string().max(40).optional(),
    deleteProvider: z.array(z.string().max(10)).optional(),
  })
  const host = operation === 'token' ? 'securetoken' : 'identitytoolkit'
  return aBody(arbitraryFor(body)).map((text) => ({
    name: operation,
    method: 'POST',
    path: `/${host}.googleapis.com/v1/${operation}?key=pipit-web`,
    headers: { 'content-type': 'application/json', ...fromNewAddress() },
    body: text,
  }))
}

function toQueryString(query: unknown): string {
  if (typeof query !== 'object' || query === null)
    return query === undefined ? '' : `?${encodeSegment(query).slice(0, 2000)}`
  const pairs = Object.entries(query).map(
    ([name, value]) => `${encodeSegment(name)}=${encodeSegment(value).slice(0, 2000)}`,
  )
  return `?${pairs.join('&').slice(0, 8000)}`
}
