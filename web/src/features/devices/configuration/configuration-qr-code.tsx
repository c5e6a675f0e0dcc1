import { configurationQr } from '@pipit/contract/devices/configuration-qr'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../api/family/family.ts'
import { QueryBoundary } from '../../../ui/feedback/query-boundary.tsx'
import { Message } from '../../../ui/feedback/message.tsx'
import styles from '../devices.module.css'
import type { Device } from '../use-device.ts'

/** After this long nobody stands before it with the device any more. */
const shownFor = 5 * 60_000

interface ConfigurationQrCodeProps {
  device: Device
  wifiNetworkId: string
}

/** For browsers without Bluetooth: the same sealed configuration, for the device's camera. */
export function ConfigurationQrCode({ device, wifiNetworkId }: ConfigurationQrCodeProps) {
  const { accountId } = useFamily()
  const [wasOnline] = useState(device.online)
  const [putAway, setPutAway] = useState(0)
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
      return renderQrCode(configurationQr(sealed))
    },
    // Each look is a new code: the device takes none that is older than the one it has.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const madeAt = code.dataUpdatedAt

  useEffect(() => {
    const timer = setTimeout(setPutAway, shownFor, madeAt)
    return () => clearTimeout(timer)
  }, [madeAt])

  if (device.online && !wasOnline)
    return <Message kind="success">The device is online. It is ready to be talked to.</Message>
  return (
    <div className={styles.code}>
      {putAway === madeAt && madeAt > 0 ? (
        <output>The code was put away, since it was shown for a while.</output>
      ) : (
        <QueryBoundary query={code}>
          {(picture) => (
            <>
              <p>Hold this code in front of the device’s camera until it chirps. Only this device can read it.</p>
              <img src={picture} width="360" height="360" alt="QR code with the sealed configuration" />
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
