import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Dependencies } from '../dependencies.ts'
import { safeError } from './safe-error.ts'
import { IdentityError } from './identity-error.ts'
import { maxBodyBytes } from './request-limits.ts'

export interface RequestOrigin {
  /** Limits count this network address or network. */
  address: string
  language: string
  /** Errors after the response was sent are only logged. */
  logError: (error: unknown) => void
  logWarning: (message: string) => void
}

export type Perform<Schema extends z.ZodType> = (
  dependencies: Dependencies,
  input: z.output<Schema>,
  origin: RequestOrigin,
) => Promise<object> | object

export function registerOperation<Schema extends z.ZodType>(
  app: FastifyInstance,
  dependencies: Dependencies,
  path: string,
  schema: Schema,
  perform: Perform<Schema>,
  config: object = {},
) {
  app.post(escapeColons(path), { bodyLimit: maxBodyBytes, config }, async (request, reply) => {
    requireApiKey(dependencies, request)
    reply.header('cache-control', 'no-store')
    return perform(dependencies, parse(schema, request.body ?? {}), originOf(dependencies, request))
  })
}

export function registerSetting(app: FastifyInstance, dependencies: Dependencies, path: string, setting: () => object) {
  app.get(escapeColons(path), async (request, reply) => {
    requireApiKey(dependencies, request)
    reply.header('cache-control', 'no-store')
    return setting()
  })
}

/** A single colon would start a path parameter. */
const escapeColons = (path: string) => path.replaceAll(':', '::')

function requireApiKey({ options }: Dependencies, request: FastifyRequest) {
  const { key } = request.query as { key?: unknown }
  if ((key ?? request.headers['x-goog-api-key']) !== options.apiKey)
    throw new IdentityError('API_KEY_INVALID', 'API key not valid.')
}

/** Schemas have the protocol's error codes as messages; other errors name the field. */
function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const issue = firstIssue(parsed.error.issues)
  if (issue && /^[A-Z_]+$/.test(issue.message) && issue.message !== 'INVALID_ARGUMENT')
    throw new IdentityError(issue.message)
  throw new IdentityError('INVALID_ARGUMENT', `Invalid value at ${issue?.path.join('.') || 'the body'}`)
}

/** The last of several shapes is the usual one. */
function firstIssue([issue]: z.core.$ZodIssue[]): z.core.$ZodIssue | undefined {
  const nested = issue?.code === 'invalid_union' ? issue.errors.at(-1) : undefined
  return nested ? firstIssue(nested) : issue
}

function originOf({ options }: Dependencies, request: FastifyRequest): RequestOrigin {
  const language = request.headers['x-firebase-locale']
  const isTag = typeof language === 'string' && /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language)
  return {
    address: options.clientNetwork?.(request) ?? request.ip,
    language: isTag ? language : 'en',
    logError: (error) => request.log.error({ err: safeError(error) }, 'identity work failed'),
    logWarning: (message) => request.log.warn(message),
  }
}
