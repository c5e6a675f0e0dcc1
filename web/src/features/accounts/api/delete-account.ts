import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { reloadFamilies } from '../../../family/account/api/get-families.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import type { Receipt } from '../../../family/deletion/describe-deletion.ts'

/** `leavePage` runs before the family is removed from the cache: its pages would fetch it again. */
export function useDeleteAccount(leavePage: (receipt: Receipt) => Promise<void>) {
  const { accountId, isOwn } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /accounts/:accountId', { params: { accountId } }),
    async onSuccess(receipt) {
      await leavePage(receipt)
      if (isOwn) return
      await reloadFamilies()
      queryClient.removeQueries({ queryKey: familyKeys.all(accountId) })
    },
  })
}
