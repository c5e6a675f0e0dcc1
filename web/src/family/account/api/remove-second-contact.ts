import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../use-family.ts'

export function useRemoveSecondContact() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/second-contact', { params: { accountId } }),
    onSuccess: () => void queryClient.setQueryData(familyKeys.secondContact(accountId), { contact: null }),
  })
}
