import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { lowBattery } from '@pipit/contract/devices/low-battery'
import { OnlineState } from '../../family/devices/online-state.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { BatteryFact, ChildFact, Fact } from '../../family/devices/device-facts.tsx'
import styles from '../../family/devices/devices.module.css'
import { OnlineAnnouncement } from '../../family/devices/online-announcement.tsx'
import { UpdateWaiting } from '../../family/devices/update-waiting.tsx'
import type { Device } from '../../family/devices/api/get-device.ts'
import { BoardIllustration } from './board-illustration.tsx'
import { signalText } from './signal-text.ts'

/** The current state of a board, which connects only for a conversation. */
export function BoardStatus({ device }: { device: Device }) {
  return (
    <Panel title={t`Status`}>
      <OnlineAnnouncement isOnline={device.online} />
      <div className={styles.glance}>
        <BoardIllustration />
        <div>
          <p className={styles.state}>
            <OnlineState device={device} />
          </p>
          <p className={styles.stateText}>
            <StateText device={device} />
          </p>
        </div>
      </div>
      <UpdateWaiting device={device} />
      <dl className={styles.facts}>
        <BatteryFact battery={device.battery} />
        <ChildFact childId={device.childId} />
        <Fact name={t`Wifi signal`}>{signalText(device.signalDbm)}</Fact>
        {device.usesCamera !== null && <Fact name={t`Camera`}>{device.usesCamera ? t`In use` : t`Not used`}</Fact>}
        <Fact name={t`Firmware`}>{device.firmware ?? t`Not known`}</Fact>
        <Fact name={t`Model`}>
          <bdi>{device.hardwareModel}</bdi>
        </Fact>
      </dl>
      <p className={styles.hint}>
        <Trans>To choose another wifi, press the button of the board while it starts.</Trans>
      </p>
    </Panel>
  )
}

function StateText({ device: { online, battery, lastSeenAt } }: { device: Device }) {
  if (battery !== null && battery <= lowBattery) return <Trans>Its battery is almost empty. Charge it soon.</Trans>
  if (online) return <Trans>Somebody is talking with it.</Trans>
  return lastSeenAt === null ? (
    <Trans>It is ready. It connects when your child talks to it: say its wake word, or press its button.</Trans>
  ) : (
    <Trans>It connects when your child talks to it, and rests in between.</Trans>
  )
}
