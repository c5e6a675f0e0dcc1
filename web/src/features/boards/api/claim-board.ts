import type { claimBoard } from '@pipit/contract/boards/boards'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useClaimBoard() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof claimBoard.body>) =>
      call('POST /accounts/:accountId/devices/claim-board', { params: { accountId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
