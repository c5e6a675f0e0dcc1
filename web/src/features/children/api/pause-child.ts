import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** Pauses a child, and resumes it. */
export function usePauseChild(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (isPaused: boolean) => {
      const method = isPaused ? 'POST' : 'DELETE'
      await call(`${method} /accounts/:accountId/children/:childId/pause`, { params: { accountId, childId } })
    },
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
