import type { addChild } from '@pipit/contract/children/children'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

interface Request {
  body: z.input<typeof addChild.body>
  idempotencyKey: string
}

export function useAddChild() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call('POST /accounts/:accountId/children', { params: { accountId }, ...request }),
    onSuccess: () => refreshFamily(queryClient, accountId),
  })
}
