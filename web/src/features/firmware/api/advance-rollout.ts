import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import type { Rollout } from './get-rollouts.ts'

export function useAdvanceRollout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id: rolloutId, stage }: Rollout) =>
      call('POST /admin/firmware/rollouts/:rolloutId/advance', { params: { rolloutId }, body: { stage } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
