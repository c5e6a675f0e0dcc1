import type { registerDevice } from '@pipit/contract/devices/devices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRegisterDevice() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof registerDevice.body>) =>
      call('POST /accounts/:accountId/devices/register', { params: { accountId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
