import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRemoveGrant(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (grantId: string) =>
      call('DELETE /accounts/:accountId/children/:childId/screen-time/grants/:grantId', {
        params: { accountId, childId, grantId },
      }),
    onSettled: () => refreshFamily(queryClient, accountId),
  })
}
