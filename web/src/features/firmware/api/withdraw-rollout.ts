import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import type { Rollout } from './get-rollouts.ts'

export function useWithdrawRollout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id: rolloutId }: Rollout) =>
      call('POST /admin/firmware/rollouts/:rolloutId/withdraw', { params: { rolloutId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
