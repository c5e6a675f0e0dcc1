import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AccountSession } from '../../api/session/account-store.ts'
import { homePath, readSessionError, renewSession, useSession } from '../../api/session/session.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
import { saveEmailDraft } from '../../api/session/email-draft.ts'

/** While this tab signs in, `useRedirectWhenSignedIn` must not interfere. */
let isFinishing = false

/** Returns the page that was requested before signing in, or the home page. */
export function pathAfterSignIn(session: AccountSession) {
  const path = readReturnPath()
  return path === null || isSecondFactorPath(path) ? homePath(session) : path
}

/** Says where somebody continues who signed in and has no session yet. It is undefined if they can only sign in again. */
function pathWithoutSession() {
  const code = readSessionError()
  if (code === 'email-unverified') return '/verify-email'
  if (code === 'password-change-required') return '/reset-password'
  return code === 'second-factor-required' || code === 'second-factor-unconfirmed' ? secondFactorPath() : undefined
}

/** It has the token of the mailed link, if that was opened before signing in. */
export function secondFactorPath() {
  const path = readReturnPath()
  return path !== null && isSecondFactorPath(path) ? path : '/second-factor'
}

const isSecondFactorPath = (path: string) => /^\/second-factor(#|$)/.test(path)

/** Opens the session after the identity has signed in, and redirects to the next page. */
export function useFinishSignIn() {
  const navigate = useNavigate()
  return async function finishSignIn() {
    isFinishing = true
    try {
      await openSession()
    } finally {
      isFinishing = false
    }
  }

  async function openSession() {
    // The loader of the sign-in page runs into the same error and shows it.
    const session = await renewSession().catch(() => null)
    if (session) {
      saveEmailDraft('')
      return navigate(pathAfterSignIn(session), { replace: true })
    }
    const next = pathWithoutSession()
    return next === undefined ? navigate('/', { replace: true }) : navigate(next)
  }
}

/** Pages that are only for visitors redirect when somebody signs in, perhaps in another tab. */
export function useRedirectWhenSignedIn() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (session && !isFinishing) void navigate(pathAfterSignIn(session), { replace: true })
  }, [session, navigate])
}
