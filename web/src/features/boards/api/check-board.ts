import type { ApiBody, ApiResponse } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type FoundBoard = ApiResponse<'POST /accounts/:accountId/devices/check-board'> & { code: string }

export function useCheckBoard() {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: async (body: ApiBody<'POST /accounts/:accountId/devices/check-board'>): Promise<FoundBoard> => ({
      ...(await call('POST /accounts/:accountId/devices/check-board', { params: { accountId }, body })),
      code: body.code,
    }),
  })
}
