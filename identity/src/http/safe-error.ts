/** Messages of database errors quote passwords and addresses, so the log gets type, code and stack only. */
export function safeError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('unknown')
  const safe = new Error(error.name, error.cause instanceof Error ? { cause: safeError(error.cause) } : undefined)
  const places = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  safe.stack = [error.name, ...places].join('\n')
  return 'code' in error ? Object.assign(safe, { code: error.code }) : safe
}
