import type { addWifiNetwork } from '@pipit/contract/wifi-networks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type NewNetwork = z.input<typeof addWifiNetwork.body>

export function useAddWifiNetwork() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: { body: NewNetwork; idempotencyKey: string }) =>
      call('POST /accounts/:accountId/wifi-networks', { params: { accountId }, ...request }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
