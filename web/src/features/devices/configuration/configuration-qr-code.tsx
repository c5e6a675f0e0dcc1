import { sealedQr } from '@pipit/contract/devices/sealed-qr'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useFamilyName } from '../../../api/family/use-family-name.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/use-family.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import styles from '../devices.module.css'
import type { Device } from '../use-device.ts'

/** The code is hidden after this time: by then nobody holds a device in front of it. */
const visibleForMs = 5 * 60_000

interface ConfigurationQrCodeProps {
  device: Device
  wifiNetworkId: string
}

/** The sealed configuration as a QR code for the device's camera, for browsers without Bluetooth. */
export function ConfigurationQrCode({ device, wifiNetworkId }: ConfigurationQrCodeProps) {
  const { accountId } = useFamily()
  const { named } = useFamilyName()
  const [wasOnline] = useState(device.online)
  const [hiddenCode, setHiddenCode] = useState(0)
  const code = useQuery({
    queryKey: ['configuration', accountId, device.id, wifiNetworkId],
    queryFn: async () => {
      const [{ renderQrCode }, { sealed }] = await Promise.all([
        import('./render-qr-code.ts'),
        call('POST /accounts/:accountId/devices/:deviceId/configuration', {
          params: { accountId, deviceId: device.id },
          body: { wifiNetworkId },
        }),
      ])
      return renderQrCode(sealedQr('configuration', sealed))
    },
    // Every request creates a new code: the device refuses one that is older than the last it accepted.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const createdAt = code.dataUpdatedAt

  useEffect(() => {
    const timer = setTimeout(setHiddenCode, visibleForMs, createdAt)
    return () => clearTimeout(timer)
  }, [createdAt])

  if (device.online && !wasOnline)
    return <Message kind="success">{named('The device is online. Your child can talk with it now.')}</Message>
  return (
    <div className={styles.code}>
      {hiddenCode === createdAt && createdAt > 0 ? (
        <output>The code was hidden after five minutes.</output>
      ) : (
        <QueryBoundary query={code}>
          {(image) => (
            <>
              <p>Hold this code in front of the device’s camera until it chirps. Only this device can read it.</p>
              <img src={image} width="360" height="360" alt="QR code with the encrypted configuration" />
            </>
          )}
        </QueryBoundary>
      )}
      <Button size="large" onClick={() => void code.refetch()}>
        Show a new code
      </Button>
    </div>
  )
}
