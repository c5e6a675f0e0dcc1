import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRemoveAllMemories(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('DELETE /accounts/:accountId/children/:childId/memories', { params: { accountId, childId } }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'memories', id: childId }),
  })
}
