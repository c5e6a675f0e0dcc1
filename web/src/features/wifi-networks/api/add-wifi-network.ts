import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type NewNetwork = ApiBody<'POST /accounts/:accountId/wifi-networks'>

export function useAddWifiNetwork() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { body: NewNetwork; idempotencyKey: string }) =>
      call('POST /accounts/:accountId/wifi-networks', { params: { accountId }, ...request }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
