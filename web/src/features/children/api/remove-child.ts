import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { refreshFamily, updateFamilyHome } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useRemoveChild(childId: string) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId/children/:childId', { params: { accountId, childId } }),
    onSuccess() {
      updateFamilyHome(queryClient, accountId, ({ children }) => ({
        children: children.filter(({ id }) => id !== childId),
      }))
      void refreshFamily(queryClient, accountId)
    },
  })
}
