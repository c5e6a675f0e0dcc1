import { redirect } from 'react-router'
import { isRedirectUnderWay } from '../../api/identity/redirect-mark.ts'
import { currentSession, readRefusal } from '../../api/session/session.ts'
import { wayOn } from './enter.ts'
import { explainCode, type Problem } from '../../api/identity/identity-errors.ts'

export interface SignInState {
  /** What went wrong at a social provider that this page had left for. */
  redirectError?: unknown
  /** Why somebody whose identity is signed in has no session. */
  refusal?: Problem | undefined
}

/** Who is signed in already goes home. */
export async function signInLoader(): Promise<SignInState | Response> {
  const redirectError = await finishRedirect()
  const session = await currentSession()
  if (session) return redirect(wayOn(session))
  const refusal = readRefusal()
  return { redirectError, refusal: refusal ? explainCode(refusal) : undefined }
}

async function finishRedirect() {
  if (!isRedirectUnderWay()) return undefined
  try {
    const social = await import('../../api/identity/social.ts')
    await social.finishRedirect()
    return undefined
  } catch (error) {
    return error
  }
}
