import { versionPrefix } from '@pipit/contract/define-endpoint'
import type { ErrorBody, ErrorDetail } from '@pipit/contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { databaseCode, lastSuperadminCode } from '../database/error-code.ts'
import { Failure } from './failure.ts'

/** The one error handler: whatever goes wrong becomes an error of the catalogue. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error)
    if (failure.status >= 500 && failure.code !== 'not-yet')
      request.log.error(
        { err: error },
        databaseCode(error) === '53100' ? 'request failed: the disk is full, free some room' : 'request failed',
      )
    return send(reply, failure)
  })
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, new Failure('not-found'))
}

export function isApiPath(url: string) {
  return url === versionPrefix || url.startsWith(`${versionPrefix}/`)
}

function send(reply: FastifyReply, { code, status, message, details }: Failure) {
  const body: ErrorBody = { error: { code, message, details } }
  // What was said of a stream that broke before anything was sent is not true of this.
  reply.removeHeader('content-encoding')
  // Serialised here: the route's own schemas describe its good answers only.
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new Failure('invalid-request', fieldsOf(error))
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('unsupported-media-type')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new Failure('not-json')
  }
  // What the row belongs to is not there, or was deleted a moment ago.
  if (databaseCode(error) === '23503') return new Failure('not-found')
  // A trigger's: however it was tried, the last superadmin stays.
  if (databaseCode(error) === lastSuperadminCode) return new Failure('last-superadmin')
  if (error.statusCode === 429) return new Failure('too-many-requests')
  if (error.statusCode === 404) return new Failure('not-found')
  if (error.statusCode !== undefined && error.statusCode < 500) return new Failure('invalid-request')
  return new Failure(databaseIsAway(error) ? 'unavailable' : 'internal')
}

function fieldsOf(error: FastifyError): ErrorDetail[] {
  const part = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request')
  return (error.validation ?? []).map(({ instancePath, message }) => ({
    field: [part, ...instancePath.split('/').filter(Boolean)].join('.'),
    message: message ?? 'This is not valid.',
  }))
}

/** Connection lost, shutting down, too many connections, disk full: it may well work again in a moment. */
function databaseIsAway(error: Error): boolean {
  if (/^(08...|57P0.|53...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(databaseCode(error) ?? '')) return true
  return error.cause instanceof Error
    ? databaseIsAway(error.cause)
    : /Connection terminated|connection error and is not queryable/.test(error.message)
}
