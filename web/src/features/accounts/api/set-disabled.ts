import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useSetDisabled() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { accountId: string; disabled: boolean }) => call('PATCH /admin/accounts/disabled', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') }),
  })
}
