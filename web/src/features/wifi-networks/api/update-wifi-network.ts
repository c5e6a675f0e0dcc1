import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type ChangedNetwork = ApiBody<'PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId'>

export function useUpdateWifiNetwork(wifiNetworkId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangedNetwork) =>
      call('PATCH /accounts/:accountId/wifi-networks/:wifiNetworkId', { params: { accountId, wifiNetworkId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'wifi-networks', id: wifiNetworkId }),
  })
}
