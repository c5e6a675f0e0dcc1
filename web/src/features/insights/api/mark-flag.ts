import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useMarkFlag(childId: string, flagId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (read: boolean) =>
      call('PATCH /accounts/:accountId/children/:childId/flags/:flagId', {
        params: { accountId, childId, flagId },
        body: { read },
      }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'insights', id: childId }),
  })
}
