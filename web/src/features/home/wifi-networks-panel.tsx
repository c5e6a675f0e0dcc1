import { WifiOutlined } from '@ant-design/icons'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyRole } from '../../api/family/use-family-role.ts'
import type { FamilyHome } from '../../api/family/family-queries.ts'
import { Item, ItemList } from './item-list.tsx'

const security = { open: 'Open, no password', wpa2: 'Protected with WPA2', wpa3: 'Protected with WPA3' }

export function WifiNetworksPanel({ home: { wifiNetworks } }: { home: FamilyHome }) {
  const { to } = useFamily()
  const { canChange } = useFamilyRole()
  return (
    <ItemList
      title="Wifi networks"
      add={{ to: to('/wifi-networks/add'), text: 'Add a wifi network' }}
      empty="Add the wifi at home, so that the device can go online."
    >
      {wifiNetworks.map((network) => (
        <Item
          key={network.id}
          name={network.ssid}
          to={canChange ? to(`/wifi-networks/${network.id}`) : undefined}
          icon={<WifiOutlined />}
        >
          <p>
            {security[network.security]}
            {network.hidden && ', hidden'}
          </p>
        </Item>
      ))}
    </ItemList>
  )
}
