import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useSetEmailVerified() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { accountId: string; emailVerified: boolean }) =>
      call('PATCH /admin/accounts/email-verified', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') }),
  })
}
