import type { Answer } from '@pipit/contract/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { useFamily } from '../../api/family.ts'
import { keyOf, useHome } from '../../api/household.ts'

export type Device = Answer<'GET /accounts/:accountId/devices/:deviceId'>

/** A device; what the home page knows of it shows at once. */
export function useDevice(deviceId: string) {
  const { accountId } = useFamily()
  const known = useHome().data?.devices.find(({ id }) => id === deviceId)
  return useQuery({
    queryKey: keyOf.thing(accountId, 'devices', deviceId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, signal }),
    placeholderData: known,
  })
}
