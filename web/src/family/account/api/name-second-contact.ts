import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../use-family.ts'

export function useNameSecondContact() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { name: string; email: string }) =>
      call('POST /accounts/:accountId/second-contact', { params: { accountId }, body }),
    onSuccess: (response) => void queryClient.setQueryData(familyKeys.secondContact(accountId), response),
  })
}
