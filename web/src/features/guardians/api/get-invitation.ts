import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useState } from 'react'
import { callWithoutSession } from '../../../api/sessionless-client.ts'

export type ReceivedInvitation = ApiResponse<'POST /guardian-invitations/read'>

interface Reading {
  invitation?: ReceivedInvitation
  error?: unknown
}

/** The page of a visitor does without the query library. The result is empty while the invitation is read. */
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
