export const uniqueViolation = '23505'

/** What PostgreSQL calls an error, or the error that it was the cause of. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}

/** PostgreSQL accepts no such value (class 22): a NUL in a text, a date that does not exist, a number out of range. */
export const isInvalidValue = (error: unknown) => /^22...$/.test(databaseCode(error) ?? '')

/** The same statement would fail again: an invalid value, a violated constraint (23) or an exceeded limit (54). */
export const isDataRefused = (error: unknown) => /^(?:22|23|54)...$/.test(databaseCode(error) ?? '')

/** Connection lost, shutting down, too many connections, disk full: the statement may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (/^(08...|57P0.|53...|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/.test(databaseCode(error) ?? '')) return true
  return error.cause instanceof Error
    ? isDatabaseUnavailable(error.cause)
    : /Connection terminated|connection error and is not queryable/.test(error.message)
}
