import { t } from '@lingui/core/macro'
import { ApiCallError, type ApiResponse } from '@pipit/contract/api/client'
import type { User } from '@firebase/auth'
import { callWithoutSession } from '../sessionless-client.ts'
import { tokenForExchange } from './identity-token.ts'

/** Codes of the server's catalogue and of the identity provider. */
export type SessionErrorCode = (typeof recoverable)[number] | (typeof terminal)[number]

type Exchange = { session: ApiResponse<'POST /auth/sign-in/id'> } | { errorCode: SessionErrorCode; isFinal: boolean }

/** The user can solve these while the identity stays signed in. */
const recoverable = [
  'email-unverified',
  'password-change-required',
  'second-factor-required',
  'second-factor-unconfirmed',
] as const
const terminal = ['account-disabled', 'unauthenticated', 'user-disabled', 'user-token-expired'] as const

/** The SDK polls what other tabs have stored every 800 ms. */
const newTokenTimeoutMs = 2000
const pollIntervalMs = 100

/** The server could not open a session, through no fault of the user: a 500 for the route's error boundary. */
export class SignInFailed extends Error {
  override name = 'SignInFailed'
  status = 500

  constructor(cause: unknown) {
    const reason = describeCause(cause)
    super(t`An error occurred signing in: ${reason}`, { cause })
  }
}

export async function exchangeIdentity(user: User): Promise<Exchange> {
  try {
    return { session: await exchange(user) }
  } catch (error) {
    const code = errorCode(error)
    const known = [...recoverable, ...terminal].find((each) => each === code)
    if (!known) throw new SignInFailed(error)
    return { errorCode: known, isFinal: !recoverable.some((each) => each === known) }
  }
}

async function exchange(user: User) {
  const token = await tokenForExchange(user)
  try {
    return await callWithoutSession('POST /auth/sign-in/id', { bearer: token })
  } catch (error) {
    // The SDK's cached token may be older than a change of the password, or too old by the server's clock.
    if (!['unauthenticated', 'identity-token-too-old'].includes(errorCode(error) ?? '')) throw error
    const newer = (await tokenFromAnotherTab(user, token)) ?? (await user.getIdToken(true))
    return callWithoutSession('POST /auth/sign-in/id', { bearer: newer })
  }
}

/**
 * If the password was changed in another tab, the new sign-in is on its way to this one. Refreshing the old token at once
 * would fail and sign out both tabs.
 */
async function tokenFromAnotherTab(user: User, token: string): Promise<string | undefined> {
  for (let waited = 0; waited < newTokenTimeoutMs; waited += pollIntervalMs) {
    await new Promise((resolve) => window.setTimeout(resolve, pollIntervalMs))
    // The SDK picks up the stored token without an event.
    const current = await user.getIdToken()
    if (current !== token) return current
  }
  return undefined
}

function errorCode(error: unknown): string | undefined {
  if (error instanceof ApiCallError) return error.code
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^auth\//, '') : undefined
}

/** The server's response, or the request that got none, or what failed before it. */
function describeCause(error: unknown) {
  if (error instanceof ApiCallError) {
    const details = error.details.map(({ message }) => message).join(' ')
    return error.code === 'sign-in-failed' ? details || 'the server could not open a session.' : error.message
  }
  if (error instanceof TypeError) return 'POST /v1/auth/sign-in/id got no response.'
  return error instanceof Error ? error.message : String(error)
}
