import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AccountSession } from '../../api/session/account-store.ts'
import { homePath, readSessionError, renewSession, useSession } from '../../api/session/session.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
import { saveEmailDraft } from './email-draft.ts'

/** While this tab signs in, `useRedirectWhenSignedIn` must not interfere. */
let isFinishing = false

/** The page that was requested before signing in, or the home page. */
export const pathAfterSignIn = (session: AccountSession) => readReturnPath() ?? homePath(session)

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
    const errorCode = readSessionError()
    if (errorCode === 'email-unverified') return navigate('/verify-email')
    if (errorCode === 'password-change-required') return navigate('/reset-password')
    return navigate('/', { replace: true })
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
