import type { updateAccount } from '@pipit/contract/accounts/accounts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'
import { refreshFamily } from './get-family-home.ts'

export function useUpdateFamilyAccount() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof updateAccount.body>) =>
      call('PATCH /accounts/:accountId', { params: { accountId }, body }),
    onSuccess: () => refreshFamily(queryClient, accountId, { resource: 'account', id: accountId }),
  })
}
