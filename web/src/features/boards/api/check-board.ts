import type { checkBoard } from '@pipit/contract/boards/boards'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type FoundBoard = ApiResponse<'POST /accounts/:accountId/devices/check-board'> & { code: string }

export function useCheckBoard() {
  const { accountId } = useFamily()
  return useMutation({
    mutationFn: async (body: z.input<typeof checkBoard.body>): Promise<FoundBoard> => ({
      ...(await call('POST /accounts/:accountId/devices/check-board', { params: { accountId }, body })),
      code: body.code,
    }),
  })
}
