import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@pipit/contract/api/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { i18nOf } from '../i18n/i18n.ts'
import type { Logger } from '../observability/logging/logger.ts'
import { ApiError } from '../api-error.ts'
import { sendError, toErrorBody } from './error-handler.ts'
import { requestIdHeader } from './request-id.ts'

/** A connection that is closed with unread bytes is reset, and the client would not see the response. */
const lingerMs = 1000

export type EarlyRefusals = ReturnType<typeof createEarlyRefusals>

/**
 * What is refused before a route is known. No hook runs for it, so its response gets the security headers and the request
 * id here.
 */
export function createEarlyRefusals(securityHeaders: Record<string, string>, logger: Logger) {
  /** Answers on a connection without a response object, and ends it. */
  function endConnection(connection: Duplex, error: ApiError, more: Record<string, string> = {}) {
    const { code, status } = error
    const requestId = randomUUID()
    const body = JSON.stringify(toErrorBody(error, i18nOf('en')))
    const headers = {
      ...securityHeaders,
      [requestIdHeader]: requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
      ...more,
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    logger.info({ requestId, code, status }, 'request refused')
    connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    // A client could otherwise keep it half open for good.
    setTimeout(() => connection.destroy(), lingerMs).unref()
  }

  return {
    endConnection,

    /** Answers bytes that are no whole HTTP request, for which there is no request object. */
    clientErrorHandler({ code }: NodeJS.ErrnoException, socket: Duplex) {
      if (code === 'ECONNRESET' || socket.destroyed) return
      if (!socket.writable) return
      endConnection(socket, new ApiError(errorCodeOf(code)))
    },

    /** Answers addresses that the router cannot read. */
    frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
      reply.headers(securityHeaders).header(requestIdHeader, request.id)
      const { code, status } = sendError(error, request, reply)
      request.log.info({ code, status }, 'request refused')
    },
  }
}

function errorCodeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'invalid-request'
}

const hostMissing = { field: 'headers.host', message: 'Name the host that is asked.' }

/** Node itself would answer these requests without a body and headers. */
export function answerInsteadOfNode(app: FastifyInstance) {
  // Nothing is expected but 100-continue, so anything else may be ignored.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', ({ raw: { httpVersion, headers } }, _reply, done) =>
    done(
      httpVersion === '1.1' && headers.host === undefined ? new ApiError('invalid-request', [hostMissing]) : undefined,
    ),
  )
}
