import { accessReason, accessReasonHeader } from '@pipit/contract/audit/access-reason'
import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../api-error.ts'

/** Null if the caller gave none. */
export function readAccessReason(headers: IncomingHttpHeaders): string | null {
  const encoded = headers[accessReasonHeader]
  if (encoded === undefined) return null
  const parsed = accessReason.safeParse(decode(String(encoded)))
  if (parsed.success) return parsed.data
  const message = parsed.error.issues[0]?.message ?? ''
  throw new ApiError('invalid-request', [{ field: `headers.${accessReasonHeader}`, message }])
}

function decode(encoded: string) {
  try {
    return decodeURIComponent(encoded)
  } catch {
    throw new ApiError('invalid-request', [
      { field: `headers.${accessReasonHeader}`, message: 'Encode it with encodeURIComponent.' },
    ])
  }
}
