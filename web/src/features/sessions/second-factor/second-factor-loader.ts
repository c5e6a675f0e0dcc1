import { redirect } from 'react-router'
import { openIdentity } from '../../../api/identity/identity.ts'
import { currentSession, readSessionError } from '../../../api/session/session.ts'
import { saveReturnPath } from '../../../api/session/return-path.ts'
import { pathAfterSignIn } from '../finish-sign-in.ts'

/** A superadmin without a session still has to do this, where a second factor is required. */
export interface SecondFactorState {
  step: 'set-up' | 'confirm'
  email: string
}

export async function secondFactorLoader(): Promise<SecondFactorState | Response> {
  const session = await currentSession()
  if (session) return redirect(pathAfterSignIn(session))
  const email = (await openIdentity()).currentUser?.email ?? ''
  switch (readSessionError()) {
    case 'second-factor-required':
      return { step: 'set-up', email }
    case 'second-factor-unconfirmed':
      return { step: 'confirm', email }
    default: {
      // The mailed link was opened in a browser that is not signed in.
      const { pathname, hash } = window.location
      if (pathname === '/second-factor') saveReturnPath(pathname + hash)
      return redirect('/')
    }
  }
}
