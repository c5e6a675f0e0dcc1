import { useEffect, useState } from 'react'
import { openIdentity } from './identity.ts'

/** Whether somebody is signed in at the identity provider, also without a session, such as before the address is verified. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let isMounted = true
    let stop: (() => void) | undefined
    openIdentity().then(
      (auth) => {
        if (isMounted) stop = auth.onAuthStateChanged((user) => setSignedIn(user !== null))
      },
      // The page itself reports that the server cannot be reached.
      () => undefined,
    )
    return () => {
      isMounted = false
      stop?.()
    }
  }, [])
  return isSignedIn
}
