import { WifiOutlined } from '@ant-design/icons'
import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { ConnectIllustration } from '../../ui/illustrations/connect-illustration.tsx'
import { Item, ItemList } from './item-list.tsx'

type Network = FamilyHome['wifiNetworks'][number]
type SecurityTexts = Record<Network['security'], MessageDescriptor>

const security: SecurityTexts = {
  open: msg`Open, no password`,
  wpa2: msg`Protected with WPA2`,
  wpa3: msg`Protected with WPA3`,
}

const securityOfHidden: SecurityTexts = {
  open: msg`Open, no password, hidden`,
  wpa2: msg`Protected with WPA2, hidden`,
  wpa3: msg`Protected with WPA3, hidden`,
}

export function WifiNetworksPanel({ home: { wifiNetworks } }: { home: FamilyHome }) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  return (
    <ItemList
      title={t`Wifi networks`}
      add={{ to: to('/wifi-networks/add'), text: t`Add a wifi network` }}
      picture={<ConnectIllustration />}
      empty={t`Add the wifi at home, so that the device can go online.`}
    >
      {wifiNetworks.map((network) => (
        <Item
          key={network.id}
          name={network.ssid}
          to={canChange ? to(`/wifi-networks/${network.id}`) : undefined}
          icon={<WifiOutlined />}
        >
          <p>{i18n._((network.hidden ? securityOfHidden : security)[network.security])}</p>
        </Item>
      ))}
    </ItemList>
  )
}
