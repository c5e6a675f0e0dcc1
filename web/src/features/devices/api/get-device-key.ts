import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { WithReauthentication } from '../../../family/reauthentication/use-reauthentication.tsx'

/** Fetches it only on request. */
export function useDeviceKey(deviceId: string, withReauthentication: WithReauthentication) {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: () =>
      withReauthentication(() =>
        call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params: { accountId, deviceId } }),
      ),
    // The key does not stay in memory for the next time.
    gcTime: 0,
  })
}
