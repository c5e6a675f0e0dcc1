import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFamily } from '../../family/account/use-family.ts'
import { useFamilyHome } from '../../family/account/api/get-family-home.ts'
import { formatDateTime } from '../../i18n/formats.ts'
import { OnlineState } from '../../family/devices/online-state.tsx'
import { AsleepIllustration } from '../../ui/illustrations/asleep-illustration.tsx'
import { DeviceIllustration } from '../../ui/illustrations/device-illustration.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BatteryFact, ChildFact, Fact } from '../../family/devices/device-facts.tsx'
import styles from '../../family/devices/devices.module.css'
import { OfflineHelp } from './offline-help.tsx'
import { OnlineAnnouncement } from '../../family/devices/online-announcement.tsx'
import { UpdateWaiting } from '../../family/devices/update-waiting.tsx'
import type { Device } from '../../family/devices/api/get-device.ts'

/** At this percentage, charging before the next conversation is worth it. */
const lowBattery = 15

/** The current state of a device, which updates by itself. */
export function DeviceStatus({ device }: { device: Device }) {
  const { isOwn, to } = useFamily()
  const home = useFamilyHome().data
  const network = home?.wifiNetworks.find(({ id }) => id === device.wifiNetworkId)
  const isBatteryLow = device.battery !== null && device.battery <= lowBattery
  return (
    <Panel title={t`Status`}>
      <OnlineAnnouncement isOnline={device.online} />
      <div className={styles.glance}>
        {device.online ? <DeviceIllustration /> : <AsleepIllustration />}
        <div>
          <p className={styles.state}>
            <OnlineState device={device} />
          </p>
          <p className={styles.stateText}>
            <StateText device={device} isBatteryLow={isBatteryLow} />
          </p>
        </div>
      </div>
      <UpdateWaiting device={device} />
      {!device.online && device.lastSeenAt !== null && <OfflineHelp network={network} isBatteryLow={isBatteryLow} />}
      <dl className={styles.facts}>
        <BatteryFact battery={device.battery} />
        <ChildFact childId={device.childId} />
        <Fact name={t`Wifi`}>
          {network ? (
            <Link to={to(`/wifi-networks/${network.id}`)}>
              <bdi>{network.ssid}</bdi>
            </Link>
          ) : (
            t({ message: 'None yet', context: 'wifi network' })
          )}
        </Fact>
        {!device.online && device.lastSeenAt !== null && (
          <Fact name={t`Last seen`}>{formatDateTime(device.lastSeenAt)}</Fact>
        )}
        <Fact name={t`Firmware`}>{device.firmware ?? t`Not known`}</Fact>
        <Fact name={t`Ownership`}>{device.proven ? t`Confirmed by the device` : t`By its label only`}</Fact>
        <Fact name={t`Model`}>{device.hardwareModel}</Fact>
      </dl>
      {!device.proven && (
        <p className={styles.hint}>
          {isOwn ? (
            <Trans>
              The device itself confirms that it belongs to your family as soon as it comes online with its wifi. Until
              then, somebody who has it in their hands could register it.
            </Trans>
          ) : (
            <Trans>
              The device itself confirms that it belongs to this family as soon as it comes online with its wifi. Until
              then, somebody who has it in their hands could register it.
            </Trans>
          )}
        </p>
      )}
    </Panel>
  )
}

function StateText({ device, isBatteryLow }: { device: Device; isBatteryLow: boolean }) {
  if (device.online) {
    return isBatteryLow ? (
      <Trans>It is awake, but its battery is almost empty. Charge it soon.</Trans>
    ) : (
      <Trans>It is awake, and listens when it is spoken to.</Trans>
    )
  }
  return device.lastSeenAt === null ? (
    <Trans>It wakes up as soon as it knows the wifi at home.</Trans>
  ) : (
    <Trans>It is asleep, switched off or without wifi.</Trans>
  )
}
