import type { startRollout } from '@pipit/contract/firmware/rollouts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type StartedRollout = z.input<typeof startRollout.body>

export function useStartRollout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StartedRollout) => call('POST /admin/firmware/rollouts', { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
