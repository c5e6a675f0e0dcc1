import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useEndAllSessions() {
  const { accountId, isOwn } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/sessions', { params: { accountId } }),
    async onSuccess() {
      // One's own has ended, too, so nothing can be fetched.
      if (!isOwn) await queryClient.invalidateQueries({ queryKey: familyKeys.sessions(accountId) })
    },
  })
}
