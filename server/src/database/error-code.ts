/** What PostgreSQL calls an error; drizzle wraps it. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}

/** As the trigger `keep_last_superadmin` says it. */
export const lastSuperadminCode = 'PIP01'
