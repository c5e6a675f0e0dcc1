export const uniqueViolation = '23505'

/** What PostgreSQL calls an error, or the error that it was the cause of. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}
