import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRestoreWifiNetwork(wifiNetworkId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /accounts/:accountId/wifi-networks/:wifiNetworkId/restore', { params: { accountId, wifiNetworkId } }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'wifi-networks', id: wifiNetworkId }),
  })
}
