import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { AccountSession } from '../../api/session/account-store.ts'
import { homeOf, readRefusal, renewSession, useSession } from '../../api/session/session.ts'
import { readWanted } from '../../api/session/wanted-page.ts'
import { keepTypedEmail } from './typed-email.ts'

/** While this very tab signs in, it finds its own way. */
let isEntering = false

/** Where a person goes who has just signed in: to the page that they asked for, else home. */
export const wayOn = (session: AccountSession) => readWanted() ?? homeOf(session)

/** Once the identity is signed in: opens the session and goes on, or to the page that mends what is missing. */
export function useEnter() {
  const navigate = useNavigate()
  return async function enter() {
    isEntering = true
    try {
      await goOn()
    } finally {
      isEntering = false
    }
  }

  async function goOn() {
    // A failure meets the loader of the first page again, and its error boundary tells of it.
    const session = await renewSession().catch(() => null)
    if (session) {
      keepTypedEmail('')
      return navigate(wayOn(session), { replace: true })
    }
    const refusal = readRefusal()
    if (refusal === 'email-unverified') return navigate('/verify-email')
    if (refusal === 'password-change-required') return navigate('/reset-password')
    return navigate('/', { replace: true })
  }
}

/** For pages that are of no use to somebody who has signed in meanwhile, perhaps in another tab. */
export function useGoOnWhenSignedIn() {
  const session = useSession()
  const navigate = useNavigate()
  useEffect(() => {
    if (session && !isEntering) void navigate(wayOn(session), { replace: true })
  }, [session, navigate])
}
