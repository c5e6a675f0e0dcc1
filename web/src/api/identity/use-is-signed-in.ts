import { useEffect, useState } from 'react'
import { onIdentityOpen, openIdentity } from './identity.ts'
import { hasStoredIdentity } from './newest-token.ts'

/** Whether somebody is signed in at the identity provider, also without a session, such as before the address is verified. */
export function useIsSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let stopFollowing: (() => void) | undefined
    const stopWaiting = onIdentityOpen((auth) => {
      stopFollowing = auth.onAuthStateChanged((user) => setSignedIn(user !== null))
    })
    openIfStored()
    // Another tab has signed in.
    window.addEventListener('storage', openIfStored)
    return () => {
      stopWaiting()
      stopFollowing?.()
      window.removeEventListener('storage', openIfStored)
    }
  }, [])
  return isSignedIn
}

function openIfStored() {
  // The page itself reports that the server cannot be reached.
  if (hasStoredIdentity()) openIdentity().catch(() => undefined)
}
