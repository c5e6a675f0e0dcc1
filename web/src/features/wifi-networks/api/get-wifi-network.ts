import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import type { FamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type WifiNetwork = ApiResponse<'GET /accounts/:accountId/wifi-networks/:wifiNetworkId'>

export function useWifiNetwork(wifiNetworkId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useQuery({
    queryKey: familyKeys.resource(accountId, 'wifi-networks', wifiNetworkId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId', { params: { accountId, wifiNetworkId }, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<FamilyHome>(familyKeys.home(accountId))
        ?.wifiNetworks.find(({ id }) => id === wifiNetworkId),
  })
}
