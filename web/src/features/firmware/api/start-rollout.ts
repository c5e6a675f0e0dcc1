import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type StartedRollout = ApiBody<'POST /admin/firmware/rollouts'>

export function useStartRollout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: StartedRollout) => call('POST /admin/firmware/rollouts', { body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: adminKeys.firmware }),
  })
}
