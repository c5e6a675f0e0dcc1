import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorCode } from '@pipit/contract/api/errors'
import { i18nOf } from '../i18n/i18n.ts'
import { ApiError } from './api-error.ts'
import { toErrorBody } from './error-handler.ts'

/** A connection that is closed with unread bytes is reset, and the client would not see the response. */
const lingerMs = 1000

/** Answers bytes that are no whole HTTP request, for which there is no request object and no route. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) return
  socket.end(toResponse(new ApiError(errorCodeOf(code))))
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

function errorCodeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout'
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'invalid-request'
}

function toResponse(error: ApiError) {
  const body = JSON.stringify(toErrorBody(error, i18nOf('en')))
  const headers = `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`
  return `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}\r\n${headers}\r\n\r\n${body}`
}
