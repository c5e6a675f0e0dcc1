import { sealedQr } from '@pipit/contract/devices/sealed-qr'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

interface ClaimedDevice {
  deviceId: string
  claimCode: string
}

export const createPossessionChallenge = (accountId: string, body: ClaimedDevice) =>
  call('POST /accounts/:accountId/devices/possession-challenges', { params: { accountId }, body })

/** A challenge as a QR code that only the device can read. */
export function usePossessionQrCode(device: ClaimedDevice) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.possessionChallenge(accountId, device.deviceId),
    queryFn: async () => {
      const [{ renderQrCode }, { challengeId, sealed }] = await Promise.all([
        import('../qr-code/render-qr-code.ts'),
        createPossessionChallenge(accountId, device),
      ])
      return { challengeId, image: await renderQrCode(sealedQr('challenge', sealed)) }
    },
    retry: false,
    // A challenge is valid for ten minutes and works once.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
