import type { checkDevice as endpoint } from '@pipit/contract/devices/devices'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type CheckedDevice = ApiResponse<'POST /accounts/:accountId/devices/check'>

export const checkDevice = (accountId: string, body: z.input<typeof endpoint.body>, signal?: AbortSignal) =>
  call('POST /accounts/:accountId/devices/check', { params: { accountId }, body, ...(signal && { signal }) })

/** For a code that was typed, without the id of the device. */
export function useCheckDevice() {
  const { accountId } = useFamily()
  return useMutation({ mutationFn: (claimCode: string) => checkDevice(accountId, { claimCode }) })
}
