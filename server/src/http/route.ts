import type { Scope } from '@pipit/contract/api/access'
import { versionPrefix, type EndpointDefinition } from '@pipit/contract/api/define-endpoint'
import type { FamilyResource } from '@pipit/contract/realtime/events'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { guard } from '../access/authorize.ts'
import type { Principal } from '../access/principal.ts'
import { recordCall } from '../access/record-call.ts'
import { sendFile, StreamedFile } from './send-file.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** So that this process looks again who still stands. */
    clearSessionValidity: () => void
    /** Tells the open pages of a family, on every machine. */
    announce: (change: { accountId: string; resource: FamilyResource; id: string }) => void
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
  principal: Endpoint['needs'] extends Scope ? Principal : null
  /** Sent with a create that may be repeated; null if the caller did without. */
  idempotencyKey: Endpoint extends { repeatable: true } ? string | null : undefined
  request: FastifyRequest
  reply: FastifyReply
}

const repeatableHeaders = z.object({
  'idempotency-key': z.uuid('An idempotency key is a UUID, a new one for each thing to be made.').optional(),
})

interface RouteOptions {
  rateLimit?: RateLimitOptions
  /** Ends somebody's session or takes rights away: the very next call must know it, before the announcement is heard. */
  changesSessionValidity?: boolean
}

/** Serves an endpoint of the contract: guarded, validated and documented by its definition alone. */
export function route<Endpoint extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => Promise<Result<Endpoint>> | Result<Endpoint>,
  { rateLimit, changesSessionValidity = false }: RouteOptions = {},
) {
  const headers = endpoint.repeatable ? { headers: repeatableHeaders } : {}
  const status = Number(Object.keys(endpoint.responses)[0]) as keyof Responses<Endpoint> & number
  app.route<object>({
    method: endpoint.method,
    url: versionPrefix + endpoint.path,
    schema: {
      summary: endpoint.summary,
      description: accessInWords(endpoint),
      tags: [tagOf(endpoint)],
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      ...headers,
      ...(endpoint.needs === 'anyone' ? {} : { security: [{ bearer: [] }] }),
      response: endpoint.responses,
    },
    ...(rateLimit ? { config: { rateLimit } } : {}),
    onRequest: guard(app, endpoint),
    ...recordCall(app, endpoint),
    async handler(request, reply) {
      const { params, query, body, principal } = request
      const idempotencyKey = endpoint.repeatable ? (request.headers['idempotency-key'] ?? null) : undefined
      const call = { params, query, body, principal, idempotencyKey, request, reply }
      const result: unknown = await handle(call as Call<Endpoint>)
      if (changesSessionValidity) app.clearSessionValidity()
      if (endpoint.changes) app.announce(changeOf(endpoint.changes, params as Record<string, string>, result))
      if (reply.sent) return reply
      if (result instanceof File || result instanceof StreamedFile) return sendFile(reply, result)
      return reply.code(status as number).send(status === 204 ? undefined : result)
    },
  })
}

/** Named by the last part of the address, or by what was made. */
function changeOf(resource: FamilyResource, { accountId = '', ...named }: Record<string, string>, result: unknown) {
  return { accountId, resource, id: Object.values(named)[0] ?? (result as { id: string }).id }
}

function accessInWords({ needs, errors = [] }: EndpointDefinition) {
  const access =
    needs === 'anyone'
      ? 'Open to anyone.'
      : needs === 'identity token'
        ? 'Needs an identity token.'
        : `Needs the scope \`${needs}\`.`
  return errors.length === 0 ? access : `${access} Own errors: ${errors.map((code) => `\`${code}\``).join(', ')}.`
}

/** `/accounts/:accountId/children` is about children, `/admin/devices/list` about admin. */
function tagOf({ path }: EndpointDefinition) {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  return first === 'accounts' && second?.startsWith(':') && third ? third : first
}
