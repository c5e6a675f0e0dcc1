import { SignInFailed } from './identity/exchange-identity.ts'

/** Whether the server was not reached, unlike an error that it responded with, or a file that it no longer has. */
export function isConnectionFailure(error: unknown): boolean {
  const cause = error instanceof SignInFailed ? error.cause : error
  if (cause instanceof TypeError) return !/module/i.test(cause.message)
  return cause instanceof Error && 'code' in cause && cause.code === 'auth/network-request-failed'
}
