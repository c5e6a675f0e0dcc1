import { PoolWaitError } from './connection-turns.ts'

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

/** PostgreSQL took too long to answer, or did not answer; whether it will is unknown. */
export const isUnanswered = (error: unknown) => error instanceof Error && error.message === 'Query read timeout'

/**
 * The statement may succeed later: connection lost (08), shutting down (57P), too many connections, disk full (53),
 * deadlock (40), lock not available (55P03), timed out (57014, 25P03).
 */
const temporaryCodes = /^(08...|40...|53...|57P0.|55P03|57014|25P03|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/

/** What the driver says without a code: a lost connection, and no answer or no connection in time. */
const temporaryMessages =
  /Connection terminated|connection error and is not queryable|^Query read timeout$|^timeout (expired$|exceeded)/

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof PoolWaitError || temporaryCodes.test(databaseCode(error) ?? '')) return true
  return error.cause instanceof Error ? isDatabaseUnavailable(error.cause) : temporaryMessages.test(error.message)
}
