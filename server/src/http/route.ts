import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import { idempotencyKeyHeader, requestHeaders } from '@pipit/contract/api/request-headers'
import type { FamilyResource } from '@pipit/contract/realtime/events'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { guard } from '../access/authorize.ts'
import { pacedCaller } from '../access/paced-caller.ts'
import type { Principal } from '../access/principal.ts'
import { recordCall } from '../access/record-call.ts'
import { familyChangeOf, recordFamilyChange } from '../access/record-family-change.ts'
import type { FamilyChange } from '../access/record-family-change-store.ts'
import { requireAccountId } from '../access/require-account.ts'
import { createTurns } from '@pipit/concurrency/take-turns'
import { i18nOf, type I18n } from '../i18n/i18n.ts'
import { ApiError } from '../api-error.ts'
import type { BindIdempotencyKey, IdempotencyKey } from './idempotency-key.ts'
import { requestLanguage, setContentLanguage } from './request-language.ts'
import { sendFile, StreamedFile } from './send-file.ts'
import { refuseUnstorableText } from './unstorable-text.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes this process read from the database again who has access to these accounts, or to any if there are none. */
    forgetAccess: (accountIds: string[]) => void
    /** Notifies the open pages of a family, in every process. */
    announce: (change: { accountId: string; resource: FamilyResource; id: string }) => void
    bindIdempotencyKey: BindIdempotencyKey
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Responses<Endpoint extends EndpointDefinition> = Endpoint['responses']
type Result<Endpoint extends EndpointDefinition> = Responses<Endpoint>[keyof Responses<Endpoint>] extends infer Schema
  ? Schema extends z.ZodNull
    ? void
    : Schema extends z.ZodFile
      ? File | StreamedFile
      : Schema extends z.ZodType
        ? z.input<Schema>
        : never
  : never

interface Call<Endpoint extends EndpointDefinition> {
  params: Parsed<Endpoint['params']>
  query: Parsed<Endpoint['query']>
  body: Parsed<Endpoint['body']>
  principal: Endpoint['needs'] extends 'anyone' | 'identity token' ? null : Principal
  /** Null if the caller sent none. */
  idempotencyKey: Endpoint extends { repeatable: true } ? IdempotencyKey | null : undefined
  /** Null if there is nothing that the family's adults should see, or if the handler does not record it itself. */
  familyChange: FamilyChange | null
  request: FastifyRequest
  /** Throws if the caller has lost the right to call meanwhile. For what takes long to arrive. */
  authorizeAgain: () => Promise<void>
  /** The texts in the language of the request. Whoever reads this says so in the response. */
  readonly i18n: I18n
}

/** The caller is known before the body is read, unless anyone may call. */
const maxBodyBytes = 1024 * 1024
/** A page sends up to six at once when it opens, and few later. */
const inTurn = createTurns({
  tasksAtOnce: 4,
  tasksPerSecond: 100,
  burstSize: 100,
  maxWaiting: 500,
  refusal: () => new ApiError('too-many-requests'),
})

function inTurnOf<Value>(principal: Principal | null, work: () => Promise<Value> | Value) {
  const caller = principal && pacedCaller(principal)
  return caller === null ? work() : inTurn(caller, work)
}

interface RouteOptions {
  rateLimit?: RateLimitOptions
  /** The call revokes sessions or rights: the next call must see it, even before the announcement arrives. */
  changesSessionValidity?: boolean
  /** The handler records the change for the family itself, together with what it writes. */
  recordsChange?: boolean
}

/** Serves an endpoint of the contract. Authorization and validation follow from its definition. */
export function route<Endpoint extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => Promise<Result<Endpoint>> | Result<Endpoint>,
  { rateLimit, changesSessionValidity = false, recordsChange = false }: RouteOptions = {},
) {
  const authorize = guard(app, endpoint)
  const record = recordCall(app, endpoint)
  const status = Number(Object.keys(endpoint.responses)[0]) as keyof Responses<Endpoint> & number
  app.route<object>({
    method: endpoint.method,
    url: versionPrefix + endpoint.path,
    schema: {
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...(endpoint.repeatable ? { headers: requestHeaders(endpoint) } : {}),
      response: endpoint.responses,
    },
    ...(rateLimit ? { config: { rateLimit } } : {}),
    ...(endpoint.needs === 'anyone' ? {} : { bodyLimit: maxBodyBytes }),
    onRequest: authorize.caller,
    preValidation: [authorize.query, refuseUnstorableText],
    async handler(request, reply) {
      const result: unknown = await inTurnOf(request.principal, async () => {
        await authorize.call(request)
        await record(request)
        const { params, query, body, principal } = request
        const call = {
          params,
          query,
          body,
          principal,
          idempotencyKey: endpoint.repeatable ? await readIdempotencyKey(app, endpoint, request) : undefined,
          familyChange: recordsChange ? familyChangeOf(endpoint, request) : null,
          request,
          authorizeAgain: () => authorize.again(request),
          get i18n() {
            const language = requestLanguage(request)
            setContentLanguage(reply, language)
            return i18nOf(language)
          },
        }
        return handle(call as Call<Endpoint>)
      })
      if (changesSessionValidity) app.forgetAccess(concernedAccounts(request, result))
      if (!recordsChange) await recordFamilyChange(app, endpoint, request, result)
      if (endpoint.changes) app.announce(changeOf(endpoint.changes, request, result))
      if (result instanceof File || result instanceof StreamedFile)
        return sendFile(reply, endpoint, result, () => authorize.again(request))
      return reply.code(status as number).send(status === 204 ? undefined : result)
    },
  })
}

async function readIdempotencyKey(app: FastifyInstance, endpoint: EndpointDefinition, request: FastifyRequest) {
  const { headers, params, body, principal, family } = request
  const key = headers[idempotencyKeyHeader]
  if (typeof key !== 'string') return null
  // A call that may be repeated needs a scope, so there is a principal.
  const accountId = family?.accountId ?? requireAccountId(principal as Principal)
  return app.bindIdempotencyKey(key, { accountId, endpoint: endpointName(endpoint), params, body })
}

/** The caller, the family that the call concerns, and the account in its result. A call with an identity token has only that. */
function concernedAccounts({ principal, family }: FastifyRequest, result: unknown) {
  return [principal, family, result]
    .map((part) => (part as { accountId?: string } | null | undefined)?.accountId)
    .filter((accountId) => accountId !== undefined)
}

/** The id is the one in the path, that of the created resource, or the family's. */
function changeOf(resource: FamilyResource, { family, params }: FastifyRequest, result: unknown) {
  const { accountId = family?.accountId ?? '', ...named } = params as Record<string, string>
  return { accountId, resource, id: Object.values(named)[0] ?? (result as { id: string } | undefined)?.id ?? accountId }
}
