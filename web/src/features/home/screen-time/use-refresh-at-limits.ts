import type { Allowance } from '@pipit/contract/screen-time'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** The server's clock may be a little behind. */
const marginMs = 1500
/** Longer timers fire at once; a page that is open for a day has been fetched again by then. */
const maxDelayMs = 24 * 60 * 60 * 1000

/** Fetches the family again when a child's time ends or begins, which nobody announces. */
export function useRefreshAtLimits(allowances: Allowance[]) {
  const queryClient = useQueryClient()
  const { accountId } = useFamily()
  const next = nextLimit(allowances)

  useEffect(() => {
    if (next === null) return
    const delay = Math.max(0, next - Date.now()) + marginMs
    if (delay > maxDelayMs) return
    const timer = window.setTimeout(() => void refreshFamily(queryClient, accountId), delay)
    return () => window.clearTimeout(timer)
  }, [queryClient, accountId, next])
}

/** Returns milliseconds since 1970, or null if no time runs. */
function nextLimit(allowances: Allowance[]): number | null {
  const times = allowances.flatMap(({ resumesAt, endsAt, isTalking, limitedBy }) => [
    ...(resumesAt === null ? [] : [Date.parse(resumesAt)]),
    // The minutes of a child that does not talk are not used up.
    ...(endsAt !== null && (isTalking || limitedBy === 'quiet-hours') ? [Date.parse(endsAt)] : []),
  ])
  return times.length === 0 ? null : Math.min(...times)
}
