import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { SentInvitation } from './get-guardians.ts'

export type NewInvitation = Pick<SentInvitation, 'email' | 'role'>

export function useInviteGuardian() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: NewInvitation) =>
      call('POST /accounts/:accountId/guardians/invitations', { params: { accountId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) }),
  })
}
