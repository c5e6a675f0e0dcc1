import type { AccountRole } from '@pipit/contract/api/access'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useSetRole() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { accountId: string; role: AccountRole }) => call('PATCH /admin/accounts/role', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') }),
  })
}
