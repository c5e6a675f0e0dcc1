import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** A removal returns the time by which it is restored. */
export function useRestoreMemories(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (removedAt: string) =>
      call('POST /accounts/:accountId/children/:childId/memories/restore', {
        params: { accountId, childId },
        body: { removedAt },
      }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'memories', id: childId }),
  })
}
