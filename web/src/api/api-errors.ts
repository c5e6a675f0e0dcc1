import { t } from '@lingui/core/macro'
import { ApiCallError } from '@pipit/contract/api/client'

export interface FieldError {
  /** Within the body: `['screenTime', 'quietHours', '0', 'to']`. */
  path: string[]
  message: string
}

export const unreachableText = () =>
  t`We could not reach Pipit. What you typed is still here: check your connection, then try again.`

/** What cannot be shown is fetched again without a tap. */
export const needsConnectionText = () => t`This needs a connection. It continues by itself when there is one again.`

/** What went wrong, in words for the person who waits. */
export function errorMessage(error: unknown): string {
  return error instanceof ApiCallError ? error.message : unreachableText()
}

/** What the server said about each field of the body. */
export function fieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof ApiCallError)) return []
  return error.details
    .filter(({ field }) => field.startsWith('body.'))
    .map(({ field, message }) => ({ path: field.split('.').slice(1), message }))
}

export function hasErrorCode(error: unknown, code: ApiCallError['code']): boolean {
  return error instanceof ApiCallError && error.code === code
}
