import { z } from 'zod'
import { accessReasonHeader } from '../audit/access-reason.ts'
import type { EndpointDefinition } from './define-endpoint.ts'
import { isOfFamily } from './describe-endpoint.ts'

export const idempotencyKeyHeader = 'idempotency-key'

const idempotencyKey = z
  .uuid('An idempotency key must be a UUID: a new one for each creation, the same one for a retry.')
  .optional()
  .describe('A new one for each creation. A repeat with the same key and body returns the first result.')

const encodedReason = z
  .string()
  .optional()
  .describe('Why a superadmin opens another family, percent-encoded. The family can read it.')

/** The headers that the server reads, besides those of HTTP itself. Loose, because those are sent, too. */
export function requestHeaders(endpoint: EndpointDefinition) {
  return z.looseObject({
    ...(endpoint.repeatable ? { [idempotencyKeyHeader]: idempotencyKey } : {}),
    ...(endpoint.reveals || isOfFamily(endpoint) ? { [accessReasonHeader]: encodedReason } : {}),
  })
}
