import { AudioOutlined } from '@ant-design/icons'
import { t } from '@lingui/core/macro'
import { useFamily } from '../../family/account/use-family.ts'
import type { FamilyHome } from '../../family/account/api/get-family-home.ts'
import { OnlineState } from '../../family/devices/online-state.tsx'
import { DeviceIllustration } from '../../ui/illustrations/device-illustration.tsx'
import { usageText } from '../../family/plans/plan-texts.ts'
import { AssignedChild } from './assigned-child.tsx'
import { describeBattery } from './describe-battery.ts'
import { Item, ItemList } from './item-list.tsx'

export function DevicesPanel({ home: { plan, children, devices } }: { home: FamilyHome }) {
  const { to } = useFamily()
  return (
    <ItemList
      title={t`Devices`}
      add={{ to: to('/devices/add'), text: t`Add a device` }}
      usage={usageText(plan, 'devices', devices.length)}
      picture={<DeviceIllustration />}
      empty={t`Scan the code on the back of a Pipit to add it to the family.`}
    >
      {devices.map((device) => (
        <Item key={device.id} name={device.name} to={to(`/devices/${device.id}`)} icon={<AudioOutlined />}>
          <OnlineState device={device} />
          {device.battery !== null && <p>{describeBattery(device.battery)}</p>}
          <AssignedChild childId={device.childId} family={children} />
        </Item>
      ))}
    </ItemList>
  )
}
