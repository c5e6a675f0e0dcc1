import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily, updateFamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRemoveWifiNetwork(wifiNetworkId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', { params: { accountId, wifiNetworkId } }),
    onSuccess() {
      updateFamilyHome(queryClient, accountId, ({ wifiNetworks }) => ({
        wifiNetworks: wifiNetworks.filter(({ id }) => id !== wifiNetworkId),
      }))
      void refreshFamily(queryClient, accountId)
    },
  })
}
