import { ApiCallError, type ApiResponse } from '@pipit/contract/api/client'
import type { User } from '@firebase/auth'
import { callAsVisitor } from '../visitor-client.ts'

/** Codes of the server's catalogue and of the identity provider. */
export type Refusal = (typeof mendable)[number] | (typeof final)[number]

type Exchange = { session: ApiResponse<'POST /auth/sign-in/id'> } | { refusal: Refusal; isFinal: boolean }

/** The person can mend it while the identity stays signed in. */
const mendable = ['email-unverified', 'password-change-required'] as const
const final = ['account-disabled', 'unauthenticated', 'user-disabled', 'user-token-expired'] as const

/** The SDK looks for what other tabs have stored every 800 ms. */
const patience = 2000
const interval = 100

/** The server could not open a session, for no fault of the person: a 500 for the route's error boundary. */
export class SignInFailed extends Error {
  override name = 'SignInFailed'
  status = 500

  constructor(cause: unknown) {
    super(`An error occurred signing in: ${inWords(cause)}`, { cause })
  }
}

export async function exchangeIdentity(user: User): Promise<Exchange> {
  try {
    return { session: await exchange(user) }
  } catch (error) {
    const code = codeOf(error)
    const refusal = [...mendable, ...final].find((each) => each === code)
    if (!refusal) throw new SignInFailed(error)
    return { refusal, isFinal: !mendable.some((each) => each === refusal) }
  }
}

async function exchange(user: User) {
  const token = await user.getIdToken()
  try {
    return await callAsVisitor('POST /auth/sign-in/id', { bearer: token })
  } catch (error) {
    if (codeOf(error) !== 'unauthenticated') throw error
    // The token that the SDK keeps may be older than a change of the password.
    const newer = (await tokenOfAnotherTab(user, token)) ?? (await user.getIdToken(true))
    return callAsVisitor('POST /auth/sign-in/id', { bearer: newer })
  }
}

/**
 * If the password was changed in another tab, its new sign-in is on its way to this one. To refresh the old one at once
 * would fail, and sign out both.
 */
async function tokenOfAnotherTab(user: User, token: string): Promise<string | undefined> {
  for (let waited = 0; waited < patience; waited += interval) {
    await new Promise((resolve) => window.setTimeout(resolve, interval))
    // The SDK hands over what is stored, but tells nobody.
    const current = await user.getIdToken()
    if (current !== token) return current
  }
  return undefined
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof ApiCallError) return error.code
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code.replace(/^auth\//, '') : undefined
}

/** The server's response; else the request that got none; else what went wrong before it. */
function inWords(error: unknown) {
  if (error instanceof ApiCallError) {
    const details = error.details.map(({ message }) => message).join(' ')
    return error.code === 'sign-in-failed' ? details || 'the server could not open a session.' : error.message
  }
  if (error instanceof TypeError) return 'POST /v1/auth/sign-in/id got no answer.'
  return error instanceof Error ? error.message : String(error)
}
