/** What PostgreSQL calls an error; drizzle wraps it. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return 'code' in error && typeof error.code === 'string' ? error.code : databaseCode(error.cause)
}

/** The code that the trigger function `require_superadmin` raises. */
export const lastSuperadminCode = 'PIP01'
