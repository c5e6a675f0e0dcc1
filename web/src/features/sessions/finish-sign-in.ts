import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AccountSession } from '../../api/session/account-store.ts'
import { homePath, readSessionError, renewSession, useSession } from '../../api/session/session.ts'
import { readReturnPath } from '../../api/session/return-path.ts'
import { saveEmailDraft } from './email-draft.ts'

/** While this very tab signs in, it finds its own way. */
let isFinishing = false

/** Where a person goes who has just signed in: to the page that they asked for, else home. */
export const pathAfterSignIn = (session: AccountSession) => readReturnPath() ?? homePath(session)

/** Once the identity is signed in: opens the session and goes on, or to the page that mends what is missing. */
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
    // A failure meets the loader of the first page again, and its error boundary tells of it.
    const session = await renewSession().catch(() => null)
    if (session) {
      saveEmailDraft('')
      return navigate(pathAfterSignIn(session), { replace: true })
    }
    const refusal = readSessionError()
    if (refusal === 'email-unverified') return navigate('/verify-email')
    if (refusal === 'password-change-required') return navigate('/reset-password')
    return navigate('/', { replace: true })
  }
}

/** For pages that are of no use to somebody who has signed in meanwhile, perhaps in another tab. */
export function useRedirectWhenSignedIn() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (session && !isFinishing) void navigate(pathAfterSignIn(session), { replace: true })
  }, [session, navigate])
}
