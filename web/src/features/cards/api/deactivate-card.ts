import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { refreshFamily } from '../../../family/account/api/get-family-home.ts'
import { useFamily } from '../../../family/account/use-family.ts'

/** `leavePage` runs before the card is removed from the cache: its page would fetch it again. */
export function useDeactivateCard(cardId: string, leavePage: () => Promise<void> | void) {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /cards/:cardId/deactivate', { params: { cardId }, query: { accountId } }),
    async onSuccess() {
      await leavePage()
      queryClient.removeQueries({ queryKey: familyKeys.resource(accountId, 'cards', cardId) })
      await refreshFamily(queryClient, accountId)
    },
  })
}
