import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { expectPaused, expectResumed } from '../screen-time/expected-allowance.ts'
import { updateAllowance, useOptimisticScreenTime } from './use-optimistic-screen-time.ts'

/** Pauses a child, and resumes it. */
export function usePauseChild(childId: string) {
  const { accountId } = useFamily()
  return useMutation({
    ...useOptimisticScreenTime((home, isPaused: boolean) =>
      updateAllowance(home, childId, (allowance) =>
        isPaused
          ? { ...expectPaused(allowance), pausedAt: new Date().toISOString() }
          : { ...expectResumed(allowance), pausedAt: null },
      ),
    ),
    mutationFn: (isPaused: boolean) =>
      call(`${isPaused ? 'POST' : 'DELETE'} /accounts/:accountId/children/:childId/pause`, {
        params: { accountId, childId },
      }),
  })
}
