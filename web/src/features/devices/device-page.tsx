import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useFamilyRole } from '../../family/account/use-family-role.ts'
import { QueryBoundary } from '../../ui/feedback/query-boundary.tsx'
import { PageTitle } from '../../ui/layout/page-title.tsx'
import { BackToFamily } from '../../family/account/back-to-family.tsx'
import { BoardCamera } from '../boards/board-camera.tsx'
import { BoardStatus } from '../boards/board-status.tsx'
import { DeactivateDevice } from './deactivate-device.tsx'
import { DeviceForm } from './device-form.tsx'
import { DeviceKey } from './device-key.tsx'
import { DeviceStatus } from './device-status.tsx'
import styles from '../../family/devices/devices.module.css'
import { ConfigurationPanel } from './configuration/configuration-panel.tsx'
import { useDevice, type Device } from '../../family/devices/api/get-device.ts'

export function DevicePage() {
  const { deviceId = '' } = useParams()
  const device = useDevice(deviceId)
  return (
    <>
      <BackToFamily />
      <PageTitle>{device.data?.name ?? t`Device`}</PageTitle>
      <QueryBoundary query={device}>
        {(data) => <DevicePanels key={data.id} device={data} reload={() => device.refetch()} />}
      </QueryBoundary>
    </>
  )
}

function DevicePanels({ device, reload }: { device: Device; reload: () => Promise<unknown> }) {
  // Decided when the page opens, so that nothing moves when the device comes online.
  const [isNew] = useState(device.lastSeenAt === null)
  const { canChange } = useFamilyRole()
  const isBoard = device.protocol === 'xiaozhi'
  const status = isBoard ? <BoardStatus device={device} /> : <DeviceStatus device={device} />
  if (!canChange) return <div className={styles.page}>{status}</div>
  if (isBoard) {
    return (
      <div className={styles.page}>
        {status}
        <BoardCamera device={device} />
        <DeviceForm device={device} reload={reload} />
        <DeactivateDevice device={device} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      {isNew && <ConfigurationPanel title={t`Bring it online`} device={device} />}
      {status}
      {!isNew && <ConfigurationPanel title={t`Wifi`} device={device} />}
      <DeviceForm device={device} reload={reload} />
      <DeactivateDevice device={device} />
      <DeviceKey deviceId={device.id} />
    </div>
  )
}
