import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

interface Request {
  body: ApiBody<'POST /accounts/:accountId/children'>
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
