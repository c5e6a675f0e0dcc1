import type { ApiBody } from '@pipit/contract/api/client'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../account/use-family.ts'
import { useOptimisticUpdate } from '../../account/use-optimistic-update.ts'

export function useUpdateDevice(deviceId: string) {
  const { accountId } = useFamily()
  return useOptimisticUpdate('devices', deviceId, (body: ApiBody<'PATCH /accounts/:accountId/devices/:deviceId'>) =>
    call('PATCH /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, body }),
  )
}
