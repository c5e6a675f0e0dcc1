import { isDatabaseUnavailable, isInvalidValue } from '@pipit/database/error-code'
import type { FastifyError, FastifyInstance } from 'fastify'
import { safeError } from './safe-error.ts'
import { BusyError, IdentityError, identityErrorBody } from './identity-error.ts'

const retryAfterSeconds = 5

/**
 * Only errors of the caller are sent as JSON. At page load the SDK takes any JSON error on a lookup for the end of the
 * session, so an internal error must not look like one. Only operations that hash a password can be too busy, and lookup
 * is none of them.
 */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof IdentityError) return reply.status(400).send(identityErrorBody(error.message))
    if (error instanceof BusyError) {
      const body = identityErrorBody('TOO_MANY_ATTEMPTS_TRY_LATER : Many people are signing in. Please try again.', 503)
      return reply.status(503).header('retry-after', retryAfterSeconds).send(body)
    }
    if (isInvalidValue(error)) request.log.warn({ err: safeError(error) }, 'the database refused a value of a request')
    const status = isInvalidValue(error) ? 400 : (error.statusCode ?? 500)
    // Plain text, as below: a token that cannot be refreshed now must not look like the end of a session either.
    if (status === 429)
      return reply
        .status(429)
        .type('text/plain; charset=utf-8')
        .send('Too many requests. Please try again in a minute.')
    if (status < 500)
      return reply.status(status).send(identityErrorBody('INVALID_ARGUMENT : The request could not be read.', status))
    request.log.error({ err: safeError(error) }, 'identity request failed')
    reply.type('text/plain; charset=utf-8')
    if (isDatabaseUnavailable(error))
      return reply
        .status(503)
        .header('retry-after', retryAfterSeconds)
        .send('The identity service is busy. Please try again.')
    return reply.status(status).send('The identity service failed. Please try again.')
  })
}
