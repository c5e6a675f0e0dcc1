import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useCancelInvitation() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (invitationId: string) =>
      call('DELETE /accounts/:accountId/guardians/invitations/:invitationId', { params: { accountId, invitationId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) }),
  })
}
