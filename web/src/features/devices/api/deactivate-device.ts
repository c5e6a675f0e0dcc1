import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** `leavePage` runs before the device is removed from the cache: its page would fetch it again. */
export function useDeactivateDevice(
  deviceId: string,
  leavePage: (releaseCode: string | undefined) => Promise<void> | void,
) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params: { accountId, deviceId } }),
    async onSuccess({ releaseCode }) {
      await leavePage(releaseCode)
      queryClient.removeQueries({ queryKey: familyKeys.resource(accountId, 'devices', deviceId) })
      await refreshFamily(queryClient, accountId)
    },
  })
}
