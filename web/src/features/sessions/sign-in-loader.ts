import { redirect } from 'react-router'
import { displayErrorForCode, type DisplayError } from '../../api/identity/identity-errors.ts'
import { isRedirectPending } from '../../api/identity/pending-redirect.ts'
import { currentSession, mayBeSignedIn, readSessionError } from '../../api/session/session.ts'
import { pathAfterSignIn, secondFactorPath } from './finish-sign-in.ts'

export interface SignInState {
  /** It says what went wrong at the social provider that this tab was redirected to. */
  redirectError?: unknown
  /** It says why somebody whose identity is signed in has no session. */
  sessionError?: DisplayError | undefined
}

/** Redirects home if somebody is signed in already. For others the page does not wait for the SDK. */
export async function signInLoader(): Promise<SignInState | Response> {
  if (!mayBeSignedIn() && readSessionError() === null) return {}
  const redirectError = await finishRedirect()
  const session = await currentSession()
  if (session) return redirect(pathAfterSignIn(session))
  const code = readSessionError()
  if (code === 'second-factor-required' || code === 'second-factor-unconfirmed') return redirect(secondFactorPath())
  return { redirectError, sessionError: code ? displayErrorForCode(code) : undefined }
}

async function finishRedirect() {
  if (!isRedirectPending()) return undefined
  try {
    const social = await import('../../api/identity/social-sign-in.ts')
    await social.finishRedirect()
    return undefined
  } catch (error) {
    return error
  }
}
