import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useState } from 'react'
import { openIdentity } from '../../../api/identity/identity.ts'
import { currentSession, useSession } from '../../../api/session/session.ts'
import { callWithoutSession } from '../../../api/sessionless-client.ts'

export type Invitation = ApiResponse<'POST /guardian-invitations/read'>

interface Reading {
  invitation?: Invitation
  error?: unknown
}

/** What the mailed link is about; empty while it is read. */
export function useInvitation(token: string): Reading {
  const [reading, setReading] = useState<Reading>({})
  useEffect(() => {
    if (token === '') return
    const unmount = new AbortController()
    callWithoutSession('POST /guardian-invitations/read', { body: { token }, signal: unmount.signal }).then(
      (invitation) => setReading({ invitation }),
      (error: unknown) => !unmount.signal.aborted && setReading({ error }),
    )
    return () => unmount.abort()
  }, [token])
  return reading
}

/** The address that is signed in: undefined until it is known, null for a visitor. */
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

/** Null if the session has ended since the page was opened the last time. */
async function readAddress() {
  const session = await currentSession()
  const { currentUser } = await openIdentity()
  return session && currentUser ? currentUser.email : null
}
