import { t } from '@lingui/core/macro'
import { useParams } from 'react-router'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { useWifiNetwork } from './api/get-wifi-network.ts'
import { RemoveWifiNetwork } from './remove-wifi-network.tsx'
import { WifiNetworkForm } from './wifi-network-form.tsx'

export function WifiNetworkPage() {
  const { wifiNetworkId = '' } = useParams()
  const network = useWifiNetwork(wifiNetworkId)
  return (
    <>
      <BackToFamily />
      <PageTitle>{t`Wifi network`}</PageTitle>
      <QueryBoundary query={network}>
        {(data) => (
          <>
            <WifiNetworkForm key={data.id} network={data} reload={() => network.refetch()} />
            <RemoveWifiNetwork network={data} />
          </>
        )}
      </QueryBoundary>
    </>
  )
}
