import { t } from '@lingui/core/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { RemoveWifiNetwork } from './remove-wifi-network.tsx'
import { WifiNetworkForm } from './wifi-network-form.tsx'

export function WifiNetworkPage() {
  const { accountId } = useFamily()
  const { wifiNetworkId = '' } = useParams()
  const queryClient = useQueryClient()
  const network = useQuery({
    queryKey: familyKeys.resource(accountId, 'wifi-networks', wifiNetworkId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId', { params: { accountId, wifiNetworkId }, signal }),
    placeholderData: () =>
      queryClient
        .getQueryData<FamilyHome>(familyKeys.home(accountId))
        ?.wifiNetworks.find(({ id }) => id === wifiNetworkId),
  })
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Wifi network`}</PageTitle>
      <QueryBoundary query={network}>
        {(data) => (
          <>
            <WifiNetworkForm network={data} reload={() => network.refetch()} />
            <RemoveWifiNetwork network={data} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
