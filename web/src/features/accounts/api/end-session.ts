import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useEndSession() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('DELETE /accounts/:accountId/sessions/:sessionId', { params: { accountId, sessionId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.sessions(accountId) }),
  })
}
