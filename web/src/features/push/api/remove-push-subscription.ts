import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { unsubscribeThisBrowser } from '../push-subscription.ts'
import type { Subscription } from './get-push-subscriptions.ts'

export function useRemovePushSubscription() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    async mutationFn({ sessionId, isCurrent }: Subscription) {
      if (isCurrent) await unsubscribeThisBrowser()
      await call('DELETE /accounts/:accountId/push-subscriptions/:sessionId', { params: { accountId, sessionId } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: familyKeys.pushSubscriptions(accountId) }),
  })
}
