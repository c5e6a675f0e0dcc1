import type { ApiBody, ApiResponse } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type CheckedDevice = ApiResponse<'POST /accounts/:accountId/devices/check'>

export const checkDevice = (
  accountId: string,
  body: ApiBody<'POST /accounts/:accountId/devices/check'>,
  signal?: AbortSignal,
) => call('POST /accounts/:accountId/devices/check', { params: { accountId }, body, ...(signal && { signal }) })

/** A typed code comes without the id of the device. */
export function useCheckDevice() {
  const { accountId } = useFamily()
  return useMutation({ mutationFn: (claimCode: string) => checkDevice(accountId, { claimCode }) })
}
