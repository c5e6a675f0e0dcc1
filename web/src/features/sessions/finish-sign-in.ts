import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AccountSession } from '../../api/session/account-store.ts'
import { homePath, readSessionError, renewSession, useSession } from '../../api/session/session.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
import { saveEmailDraft } from '../../api/session/email-draft.ts'

/** While this tab signs in, `useRedirectWhenSignedIn` must not interfere. */
let isFinishing = false

/** The page that was requested before signing in, or the home page. */
export function pathAfterSignIn(session: AccountSession) {
  const path = readReturnPath()
  return path === null || isSecondFactorPath(path) ? homePath(session) : path
}

/** Where somebody continues who signed in and has no session yet; undefined if signing in again is all that they can do. */
function pathWithoutSession() {
  const code = readSessionError()
  if (code === 'email-unverified') return '/verify-email'
  if (code === 'password-change-required') return '/reset-password'
  return code === 'second-factor-required' || code === 'second-factor-unconfirmed' ? secondFactorPath() : undefined
}

/** With the token of the mailed link, if it was opened before signing in. */
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

/** For pages that are only for visitors: redirects when somebody signs in, perhaps in another tab. */
export function useRedirectWhenSignedIn() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (session && !isFinishing) void navigate(pathAfterSignIn(session), { replace: true })
  }, [session, navigate])
}
