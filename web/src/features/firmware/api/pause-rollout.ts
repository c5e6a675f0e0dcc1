import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import type { Rollout } from './get-rollouts.ts'

interface Report {
  onSuccess: () => unknown
  onError: (error: Error) => unknown
}

/** Pauses a rollout, and resumes it. The result is reported before the rollouts are fetched again. */
export function usePauseRollout({ id: rolloutId, state }: Rollout, report: Report) {
  const queryClient = useQueryClient()
  return useMutation({
    ...report,
    mutationFn: (isPaused: boolean) => {
      const params = { rolloutId }
      if (isPaused) return call('POST /admin/firmware/rollouts/:rolloutId/pause', { params })
      const seen = state === 'stopped' ? ('stopped' as const) : ('paused' as const)
      return call('POST /admin/firmware/rollouts/:rolloutId/resume', { params, body: { state: seen } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
