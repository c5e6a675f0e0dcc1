import type { ApiBody } from '@pipit/contract/api/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'
import { refreshFamily } from './get-family-home.ts'

export function useUpdateFamilyAccount() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ApiBody<'PATCH /accounts/:accountId'>) =>
      call('PATCH /accounts/:accountId', { params: { accountId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId }),
  })
}
