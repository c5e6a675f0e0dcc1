import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useEndOtherSessions() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/other-sessions', { params: { accountId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.sessions(accountId) }),
  })
}
