import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useClaimBoard() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiBody<'POST /accounts/:accountId/devices/claim-board'>) =>
      call('POST /accounts/:accountId/devices/claim-board', { params: { accountId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
