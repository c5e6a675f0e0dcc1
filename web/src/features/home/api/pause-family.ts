import type { Allowance } from '@pipit/contract/screen-time'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { expectPaused, expectResumed } from '../screen-time/expected-allowance.ts'
import { useOptimisticScreenTime } from './use-optimistic-screen-time.ts'

/** Pauses all devices of the family, and resumes them. */
export function usePauseFamily() {
  const { accountId } = useFamily()
  return useMutation({
    ...useOptimisticScreenTime(({ children }, isPaused: boolean) => ({
      pausedAt: isPaused ? new Date().toISOString() : null,
      children: children.map((child) => ({ ...child, allowance: expectChild(child.allowance, isPaused) })),
    })),
    mutationFn: (isPaused: boolean) =>
      call(`${isPaused ? 'POST' : 'DELETE'} /accounts/:accountId/pause`, { params: { accountId } }),
  })
}

/** A child that is paused alone stays paused when the family is resumed. */
function expectChild(allowance: Allowance, isFamilyPaused: boolean) {
  if (isFamilyPaused) return expectPaused(allowance)
  return allowance.pausedAt === null ? expectResumed(allowance) : allowance
}
