import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { fromJsonSchema } from '../requests/arbitrary.ts'
import { createComparison } from '../requests/compare-response.ts'
import { listOperations, type DocumentedOperation, type OpenApiDocument } from '../requests/documented-operations.ts'
import { asValid, fillPath } from '../requests/fill-request.ts'
import { damaged } from '../requests/hostile-values.ts'
import { forEachInParallel } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { fromNewAddress } from '../target/addresses.ts'
import { restoreRights, withFamilies, type Families } from '../target/families.ts'

interface Call {
  operation: DocumentedOperation
  path: string
  request: RequestInit
}

const callsAtOnce = 16

/** Calls as the OpenAPI document describes them, and damaged ones: each response is one that it describes, too. */
export const documentedResponses: Check = {
  name: 'documented-responses',
  run: ({ tries, tally }) =>
    // The check has a server of its own: the calls change and delete what the families have.
    withFamilies(async (families) => {
      const { target } = families
      const document = (await (await target.fetch('/v1/openapi.json')).json()) as OpenApiDocument
      const compare = createComparison(document)
      const operations = listOperations(document)
      const succeeded = new Set<string>()
      for (const group of inOrder(operations)) {
        await restoreRights(families)
        const calls = group.flatMap((operation) => fc.sample(aCall(families, operation), tries(100, 6)))
        await forEachInParallel(calls, callsAtOnce, async ({ operation, path, request }) => {
          const response = await target.fetch(path, request)
          if (response.ok) succeeded.add(operation.operationId)
          const mismatch = await compare(operation, response)
          tally.count(mismatch === null, () => `${operation.operationId} (${operation.method} ${path}): ${mismatch}`)
        })
      }
      const successes = `${succeeded.size} of ${operations.length} operations succeeded`
      // Otherwise hardly anything but refusals was compared.
      tally.count(succeeded.size > operations.length / 2, () => `only ${successes}`)
      return successes
    }),
}

/** What reads comes first; then what changes; then what removes things or rights; and last what ends the caller's session. */
function inOrder(operations: DocumentedOperation[]) {
  const groups = Map.groupBy(operations, ({ method, path, operationId }) => {
    if (method === 'GET') return 0
    if (endTheCaller.has(operationId)) return 3
    return method === 'DELETE' || path.startsWith('/admin/') ? 2 : 1
  })
  return (
    [...groups]
      .toSorted(([one], [other]) => one - other)
      // A part is deleted before the whole.
      .map(([, group]) => group.toSorted((one, other) => other.path.length - one.path.length))
  )
}

const endTheCaller = new Set(['signOut', 'endSignIn', 'deleteAccount', 'endSessions', 'endOtherSessions'])

function aCall({ attacker, victim, superadmin }: Families, operation: DocumentedOperation): fc.Arbitrary<Call> {
  const { parameters, requestBody, security, method } = operation
  const { ids } = attacker
  const needsIdentityToken = security.some((each) => 'identityToken' in each)
  const ownToken = needsIdentityToken ? attacker.parent.idToken : attacker.parent.token
  const token = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(ownToken, superadmin.token) },
    { weight: 1, arbitrary: fc.constantFrom(undefined, 'not-a-token', victim.parent.token, attacker.deviceToken) },
  )
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const values = fc
    .record(Object.fromEntries(query.map(({ name, schema }) => [name, fromJsonSchema(schema)])), {
      requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
    })
    .map((each) => asValid(each, ids))
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const body = content && fromJsonSchema(content.schema).map((each) => asValid(each, ids))
  const isJson = type === 'application/json'
  return fc
    .record({
      token,
      query: mostly(values),
      reason: fc.option(fc.constant('they called us'), { freq: 2, nil: undefined }),
      body: body ? (isJson ? mostly(body) : body) : fc.constant(undefined),
      type: fc.oneof({ weight: 19, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: fc.constant('text/plain') }),
    })
    .map((drawn) => ({
      operation,
      path: fillPath(operation, ids) + toQueryString(drawn.query),
      request: {
        method,
        headers: {
          ...fromNewAddress(),
          ...(drawn.token === undefined ? {} : { authorization: `Bearer ${drawn.token}` }),
          ...(drawn.reason === undefined ? {} : { 'access-reason': encodeURIComponent(drawn.reason) }),
          ...(parameters.some(({ name }) => name === 'idempotency-key') ? { 'idempotency-key': randomUUID() } : {}),
          ...(type === undefined ? {} : { 'content-type': drawn.type ?? type }),
        },
        ...(type === undefined ? {} : { body: isJson ? JSON.stringify(drawn.body) : String(drawn.body) }),
      },
    }))
}

/** Valid four times out of five. */
function mostly(valid: fc.Arbitrary<unknown>) {
  return fc.oneof({ weight: 4, arbitrary: valid }, { weight: 1, arbitrary: damaged(valid) })
}

function toQueryString(query: unknown) {
  if (typeof query !== 'object' || query === null) return ''
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const pairs = given.map(([name, value]) => [name, asText(value).slice(0, 1000)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
