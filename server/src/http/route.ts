import type { Scope } from '@pipit/contract/access'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/define-endpoint'
import type { RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { guard } from '../access/authorize.ts'
import type { Principal } from '../access/principal.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** The names of the endpoints that a feature serves. */
    served: Set<string>
  }
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined
type Responses<Endpoint extends EndpointDefinition> = Endpoint['responses']
type Result<Endpoint extends EndpointDefinition> = Responses<Endpoint>[keyof Responses<Endpoint>] extends infer Schema
  ? Schema extends z.ZodNull
    ? void
    : Schema extends z.ZodType
      ? z.input<Schema>
      : never
  : never

interface Call<Endpoint extends EndpointDefinition> {
  params: Parsed<Endpoint['params']>
  query: Parsed<Endpoint['query']>
  body: Parsed<Endpoint['body']>
  principal: Endpoint['needs'] extends Scope ? Principal : null
  request: FastifyRequest
  reply: FastifyReply
}

interface RouteOptions {
  rateLimit?: RateLimitOptions
}

/** Serves an endpoint of the contract: guarded, validated and documented by its definition alone. */
export function route<Endpoint extends EndpointDefinition>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: (call: Call<Endpoint>) => Promise<Result<Endpoint>> | Result<Endpoint>,
  { rateLimit }: RouteOptions = {},
) {
  app.served.add(endpointName(endpoint))
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
      ...(endpoint.needs === 'anyone' ? {} : { security: [{ bearer: [] }] }),
      response: endpoint.responses,
    },
    ...(rateLimit ? { config: { rateLimit } } : {}),
    onRequest: guard(app, endpoint),
    async handler(request, reply) {
      const call = { params: request.params, query: request.query, body: request.body, principal: request.principal, request, reply }
      const result = await handle(call as Call<Endpoint>)
      if (reply.sent) return reply
      return reply.code(status as number).send(status === 204 ? undefined : result)
    },
  })
}

function accessInWords({ needs, errors = [] }: EndpointDefinition) {
  const access = needs === 'anyone' ? 'Open to anyone.' : needs === 'identity token' ? 'Needs an identity token.' : `Needs the scope \`${needs}\`.`
  return errors.length === 0 ? access : `${access} Own errors: ${errors.map((code) => `\`${code}\``).join(', ')}.`
}

/** `/accounts/:accountId/children` is about children, `/admin/devices/list` about admin. */
function tagOf({ path }: EndpointDefinition) {
  const [first = '', second, third] = path.split('/').filter(Boolean)
  return first === 'accounts' && second?.startsWith(':') && third ? third : first
}
