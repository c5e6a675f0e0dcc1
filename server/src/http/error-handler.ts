import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import type { ErrorBody } from '@pipit/contract/api/errors'
import { databaseCode, isDatabaseUnavailable, isInvalidValue } from '@pipit/database/error-code'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { lastOwnerCode } from '../database/last-owner.ts'
import { lastSuperadminCode } from '../database/last-superadmin.ts'
import { reachedLimit } from '../database/plan-limits.ts'
import { quotaErrorCode } from '../database/quotas.ts'
import { i18nOf, type I18n } from '../i18n/i18n.ts'
import { ApiError, PlanLimitError, type FieldProblem } from '../api-error.ts'
import { describeInvalidField } from './describe-invalid-field.ts'
import { requestLanguage, setContentLanguage } from './request-language.ts'

/** A restart or a lock takes no longer. */
const retryAfterSeconds = 5

/** Turns every error into one of the catalogue. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    sendError(error, request, reply)
    return reply
  })
}

/** Returns what was sent. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): ApiError {
  const apiError = toApiError(error)
  if (apiError.status >= 500) logFailure(request, error)
  if (isInvalidValue(error)) logInvalidValue(request, error)
  send(reply, apiError, request)
  return apiError
}

/** Fastify adds the request id, which is also in the response's headers. */
function logFailure({ log, method, routeOptions }: FastifyRequest, error: FastifyError) {
  const code = databaseCode(error) ?? error.code
  const isDiskFull = code === '53100'
  log.error(
    { feature: 'http', method, route: routeOptions.url ?? 'none', code, err: error },
    isDiskFull ? 'request failed: the disk is full, free some space' : 'request failed',
  )
}

/** The contract should have refused it: a field lacks a rule, or our own statement is wrong. */
function logInvalidValue({ log, method, routeOptions }: FastifyRequest, error: FastifyError) {
  const context = { feature: 'http', method, route: routeOptions.url ?? 'none', code: databaseCode(error) }
  log.warn({ ...context, err: error }, 'the database refused a value of a request')
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, new ApiError('not-found'), request)
}

export function sendUnavailable(request: FastifyRequest, reply: FastifyReply) {
  return send(reply, new ApiError('unavailable'), request)
}

export function isApiPath(url: string) {
  return url === versionPrefix || url.startsWith(`${versionPrefix}/`)
}

export function toErrorBody(error: ApiError, i18n: I18n, requestId?: string): ErrorBody {
  const details = error.details.map(({ field, message }) => ({
    field,
    message: typeof message === 'string' ? i18n.translate(message) : message(i18n),
  }))
  const message = error.messageIn(i18n)
  return { error: { code: error.code, message, details, ...(requestId !== undefined && { requestId }) } }
}

/** A failure on our side names the request, so that whoever reports it can be helped. */
function send(reply: FastifyReply, error: ApiError, request: FastifyRequest) {
  const language = requestLanguage(request)
  const body = toErrorBody(error, i18nOf(language), error.status >= 500 ? request.id : undefined)
  // May be left over from a compressed stream that failed before its first byte.
  reply.removeHeader('content-encoding')
  if (error.status === 503) reply.header('retry-after', retryAfterSeconds)
  // Serialized here, because the schemas of the route describe successful responses only.
  return setContentLanguage(reply, language)
    .status(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

function toApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return new ApiError('invalid-request', fieldsOf(error))
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('payload-too-large')
    case 'FST_ERR_BAD_URL':
      return new ApiError('invalid-request', [unreadableAddress])
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('address-too-long')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported-media-type')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('invalid-json')
  }
  if (isInvalidValue(error)) return new ApiError('invalid-request')
  // Foreign key violation: the parent row does not exist, or was deleted a moment ago.
  if (databaseCode(error) === '23503') return new ApiError('not-found')
  // Raised by a trigger, so it holds for every way to remove the last superadmin.
  if (databaseCode(error) === lastSuperadminCode) return new ApiError('last-superadmin')
  if (databaseCode(error) === lastOwnerCode) return new ApiError('last-owner')
  const quota = quotaErrorCode(error)
  if (quota) return new ApiError(quota)
  const limit = reachedLimit(error)
  if (limit) return new PlanLimitError(limit)
  if (error.statusCode === 429) return new ApiError('too-many-requests')
  if (error.statusCode === 404) return new ApiError('not-found')
  if (error.statusCode !== undefined && error.statusCode < 500) return new ApiError('invalid-request')
  return new ApiError(isDatabaseUnavailable(error) ? 'unavailable' : 'internal')
}

const unreadableAddress = {
  field: 'address',
  message: 'Write each character that needs it as % and two hexadecimal digits, in UTF-8.',
}

function fieldsOf(error: FastifyError): FieldProblem[] {
  const part = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'request')
  return (error.validation ?? []).map((problem) => ({
    field: [part, ...problem.instancePath.split('/').filter(Boolean)].join('.'),
    message: (i18n) => describeInvalidField(i18n, problem),
  }))
}
