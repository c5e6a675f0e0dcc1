import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family.ts'
import { keyOf, type Home } from '../../api/household.ts'
import { Answered } from '../../ui/answered.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { RemoveWifiNetwork } from './remove-wifi-network.tsx'
import { UpdateWifiNetwork } from './update-wifi-network.tsx'

export function WifiNetworkPage() {
  const { accountId } = useFamily()
  const { wifiNetworkId = '' } = useParams()
  const store = useQueryClient()
  const network = useQuery({
    queryKey: keyOf.thing(accountId, 'wifi-networks', wifiNetworkId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId', { params: { accountId, wifiNetworkId }, signal }),
    placeholderData: () =>
      store.getQueryData<Home>(keyOf.home(accountId))?.wifiNetworks.find(({ id }) => id === wifiNetworkId),
  })
  return (
    <>
      <PageTitle>Wifi network</PageTitle>
      <Answered query={network}>
        {(kept) => (
          <>
            <UpdateWifiNetwork kept={kept} reload={() => network.refetch()} />
            <RemoveWifiNetwork network={kept} />
          </>
        )}
      </Answered>
    </>
  )
}
