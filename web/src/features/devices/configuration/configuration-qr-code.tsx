import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { useConfigurationQrCode } from '../api/create-configuration.ts'
import { FullScreenDialog } from '../qr-code/full-screen-dialog.tsx'
import { QrCodeImage } from '../qr-code/qr-code-image.tsx'
import type { Device } from '../../../family/devices/api/get-device.ts'
import { DeviceIsOnline } from './device-is-online.tsx'
import { useCameOnline } from './use-came-online.ts'
import { WaitingForDevice } from './waiting-for-device.tsx'

/** The code is hidden after this time: by then nobody holds a device in front of it. */
const visibleForMs = 5 * 60_000

interface ConfigurationQrCodeProps {
  device: Device
  wifiNetworkId: string
  onClose: () => void
}

/** The sealed configuration as a QR code for the device's camera, until the device is online with it. */
export function ConfigurationQrCode({ device, wifiNetworkId, onClose }: ConfigurationQrCodeProps) {
  const { name } = device
  const isOnline = useCameOnline(device.online)
  return (
    <FullScreenDialog title={isOnline ? t`${name} is online` : t`Show this to your Pipit`} onClose={onClose}>
      {isOnline ? (
        <DeviceIsOnline onClose={onClose} />
      ) : (
        <>
          <SealedCode deviceId={device.id} wifiNetworkId={wifiNetworkId} />
          <WaitingForDevice wifiNetworkId={wifiNetworkId} />
        </>
      )}
    </FullScreenDialog>
  )
}

function SealedCode({ deviceId, wifiNetworkId }: { deviceId: string; wifiNetworkId: string }) {
  const [hiddenCode, setHiddenCode] = useState(0)
  const code = useConfigurationQrCode(deviceId, wifiNetworkId)
  const createdAt = code.dataUpdatedAt

  useEffect(() => {
    const timer = setTimeout(setHiddenCode, visibleForMs, createdAt)
    return () => clearTimeout(timer)
  }, [createdAt])

  if (hiddenCode === createdAt && createdAt > 0) {
    return (
      <>
        <output>
          <Trans>The code was hidden after five minutes.</Trans>
        </output>
        <Button size="large" onClick={() => void code.refetch()}>
          <Trans>Show a new code</Trans>
        </Button>
      </>
    )
  }
  return (
    <QueryBoundary query={code}>
      {(image) => (
        <>
          <p>
            <Trans>Hold this code in front of the device’s camera until it chirps. Only this device can read it.</Trans>
          </p>
          <QrCodeImage src={image} alt={t`QR code with the encrypted configuration`} />
        </>
      )}
    </QueryBoundary>
  )
}
