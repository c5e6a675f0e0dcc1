import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isConnectionFailure } from '../../../api/connection.ts'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { readLastHome, saveLastHome, type LastHome } from '../../../family/account/last-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { useSession } from '../../../api/session/session.ts'

/** A server needs less, and nobody likes to wait longer for one that cannot be reached. */
const patienceMs = 5000

/** Stores the home page that is seen, and returns the one seen last while it cannot be fetched. Not for superadmins. */
export function useLastHome(query: UseQueryResult<FamilyHome>): LastHome | null {
  const { accountId, access } = useFamily()
  const personId = useSession()?.id ?? ''
  const { data, dataUpdatedAt, fetchStatus, failureReason } = query
  const isStored = access !== 'superadmin'
  const isLate = useIsLate(data === undefined)

  useEffect(() => {
    if (isStored && data !== undefined) saveLastHome(personId, data, dataUpdatedAt)
  }, [isStored, personId, data, dataUpdatedAt])

  const isUnreachable = fetchStatus === 'paused' || isConnectionFailure(failureReason) || isLate
  return isStored && data === undefined && isUnreachable ? readLastHome(personId, accountId) : null
}

function useIsLate(isAwaited: boolean) {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isAwaited) return
    const timer = window.setTimeout(() => setLate(true), patienceMs)
    return () => window.clearTimeout(timer)
  }, [isAwaited])
  return isLate && isAwaited
}
