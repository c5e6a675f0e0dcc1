import type { updateDevice } from '@pipit/contract/devices/devices'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../account/use-family.ts'
import { useOptimisticUpdate } from '../../account/use-optimistic-update.ts'

export function useUpdateDevice(deviceId: string) {
  const { accountId } = useFamily()
  return useOptimisticUpdate('devices', deviceId, (body: z.input<typeof updateDevice.body>) =>
    call('PATCH /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, body }),
  )
}
