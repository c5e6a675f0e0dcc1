import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** It is fetched only on demand, and not kept in memory after the page is closed. */
export function useWifiPassword(wifiNetworkId: string) {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: () =>
      call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params: { accountId, wifiNetworkId } }),
    gcTime: 0,
  })
}
