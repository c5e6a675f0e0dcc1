import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../account/use-family.ts'
import { useFamilyHome } from '../../account/api/get-family-home.ts'

export type Device = ApiResponse<'GET /accounts/:accountId/devices/:deviceId'>

/** A device, shown at once with what the home page already has. */
export function useDevice(deviceId: string) {
  const { accountId } = useFamily()
  const known = useFamilyHome().data?.devices.find(({ id }) => id === deviceId)
  return useQuery({
    queryKey: familyKeys.resource(accountId, 'devices', deviceId),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, signal }),
    placeholderData: () => known,
  })
}
