import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFamilyName } from '../../api/family/use-family-name.ts'
import { useFamily } from '../../api/family/use-family.ts'
import { useFamilyHome } from '../../api/family/family-queries.ts'
import { OnlineState } from '../../ui/feedback/online-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import styles from './devices.module.css'
import type { Device } from './use-device.ts'

/** The current state of a device, which updates by itself. */
export function DeviceStatus({ device }: { device: Device }) {
  const { to } = useFamily()
  const { named } = useFamilyName()
  const home = useFamilyHome().data
  const child = home?.children.find(({ id }) => id === device.childId)
  const network = home?.wifiNetworks.find(({ id }) => id === device.wifiNetworkId)
  return (
    <Panel title="Status">
      <dl className={styles.facts}>
        <Fact name="State">
          <output>
            <OnlineState device={device} />
          </output>
        </Fact>
        <Fact name="Battery">{device.battery === null ? 'Not known' : `${device.battery} %`}</Fact>
        <Fact name="Child">
          {child ? (
            <Link to={to(`/children/${child.id}`)}>
              <bdi>{child.name}</bdi>
            </Link>
          ) : (
            'No child yet'
          )}
        </Fact>
        <Fact name="Wifi">{network ? <bdi>{network.ssid}</bdi> : 'None yet'}</Fact>
        <Fact name="Firmware">{device.firmware ?? 'Not known'}</Fact>
        <Fact name="Ownership">{device.proven ? 'Confirmed by the device' : 'By its label only'}</Fact>
        <Fact name="Model">{device.hardwareModel}</Fact>
      </dl>
      {!device.proven && (
        <p className={styles.hint}>
          {named('The device itself confirms that it belongs to your family as soon as it comes online with its wifi.')}{' '}
          Until then, somebody who has it in their hands could register it.
        </p>
      )}
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
