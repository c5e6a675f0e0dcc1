import { useEffect, useState } from 'react'
import { openIdentity } from '../../../api/identity/identity.ts'
import { currentSession, useSession } from '../../../api/session/session.ts'

/** Returns undefined until the address is known, and null for a visitor. */
export function useSignedInAddress(): string | null | undefined {
  const accountId = useSession()?.id
  const [known, setKnown] = useState<{ accountId: string; address: string | null }>()
  useEffect(() => {
    if (accountId === undefined) return
    let isCurrent = true
    const show = (address: string | null) => isCurrent && setKnown({ accountId, address })
    // Offline, nobody can answer anyway: what is sent next says so.
    readAddress().then(show, () => show(null))
    return () => {
      isCurrent = false
    }
  }, [accountId])
  if (accountId === undefined) return null
  return known?.accountId === accountId ? known.address : undefined
}

/** Returns null if the session has ended since the page was opened the last time. */
async function readAddress() {
  const session = await currentSession()
  const { currentUser } = await openIdentity()
  return session && currentUser ? currentUser.email : null
}
