import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export function useChangePlan() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { accountIds: string[]; subscription: string }) =>
      call('PATCH /admin/accounts/subscription', { body }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') })
      void queryClient.invalidateQueries({ queryKey: adminKeys.plans })
    },
  })
}
