import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useSetRemembering(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (remembers: boolean) =>
      call('PATCH /accounts/:accountId/children/:childId', { params: { accountId, childId }, body: { remembers } }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'memories', id: childId }),
  })
}
