import { sealedQr } from '@pipit/contract/devices/sealed-qr'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

interface ConfiguredDevice {
  accountId: string
  deviceId: string
  wifiNetworkId: string
}

/** Wifi, address and key, sealed for this device alone. */
export const createConfiguration = ({ wifiNetworkId, ...params }: ConfiguredDevice) =>
  call('POST /accounts/:accountId/devices/:deviceId/configuration', { params, body: { wifiNetworkId } })

export function useConfigurationQrCode(deviceId: string, wifiNetworkId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.configuration(accountId, deviceId, wifiNetworkId),
    queryFn: async () => {
      const [{ renderQrCode }, { sealed }] = await Promise.all([
        import('../qr-code/render-qr-code.ts'),
        createConfiguration({ accountId, deviceId, wifiNetworkId }),
      ])
      return renderQrCode(sealedQr('configuration', sealed))
    },
    // Every request creates a new code: the device refuses one that is older than the last it accepted.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
