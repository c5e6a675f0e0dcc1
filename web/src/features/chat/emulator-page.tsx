import { Skeleton } from 'antd'
import { Link, useParams } from 'react-router'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { Message } from '../../ui/feedback/message.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { CaptionsPanel } from './captions-panel.tsx'
import styles from './emulator.module.css'
import { KeptPanel } from './kept-panel.tsx'
import { LatencyPanel } from './latency-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { SensesPanel } from './senses-panel.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { useEmulatedDevice, type EmulatedDevice } from './use-emulated-device.ts'
import { useEmulator } from './use-emulator.ts'

export function EmulatorPage() {
  const { id = '' } = useParams()
  const device = useEmulatedDevice(id)
  return (
    <>
      <PageTitle>Emulate a device</PageTitle>
      <QueryBoundary query={device} skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}>
        {(found) => (found ? <EmulatedDevicePanels key={found.id} device={found} /> : <NotRegistered />)}
      </QueryBoundary>
    </>
  )
}

function NotRegistered() {
  return (
    <Message kind="error">
      <p>There is no such device, or no family has registered it. Only a device that belongs to a family can talk.</p>
      <Link to="/admin/devices?status=registered">Devices that belong to a family</Link>
    </Message>
  )
}

function EmulatedDevicePanels({ device }: { device: EmulatedDevice }) {
  const { name, accountId, accountEmail } = device
  const { emulator, state } = useEmulator(device.id)
  return (
    <>
      <p className={styles.lead}>
        You speak in place of <bdi>{name}</bdi>, a device of{' '}
        <Link to={`/app/${accountId}`}>
          <bdi>{accountEmail ?? 'this family'}</bdi>
        </Link>
        .
      </p>
      <Message kind="info">
        <p>
          While you do, the real device is disconnected. What is said is kept in the child’s log like every
          conversation, and the family sees on its account page that you spoke in place of the device.
        </p>
      </Message>
      <div className={styles.panels}>
        <TalkPanel emulator={emulator} state={state} device={device} />
        <CaptionsPanel captions={state.captions} />
        <SensesPanel emulator={emulator} state={state} />
        <LatencyPanel turns={state.turns} />
        <KeptPanel entries={state.entries} />
        <LogPanel deviceId={device.id} log={state.log} />
      </div>
    </>
  )
}
