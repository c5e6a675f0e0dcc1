import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

const removeGuardian = (accountId: string, guardianId: string) =>
  call('DELETE /accounts/:accountId/guardians/:guardianId', { params: { accountId, guardianId } })

export function useRemoveGuardian() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (guardianId: string) => removeGuardian(accountId, guardianId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.account(accountId) }),
  })
}

/** Somebody who has left sees nothing of the family any more, so nothing is fetched again. */
export function useLeaveFamily() {
  const { accountId } = useFamily()
  return useMutation({ mutationFn: (ownId: string) => removeGuardian(accountId, ownId) })
}
