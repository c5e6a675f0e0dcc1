import { useMutation, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'
import { subscribeThisBrowser } from '../push-subscription.ts'

export function useSubscribeThisBrowser() {
  const { accountId } = useFamily()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: subscribeThisBrowser,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: familyKeys.pushSubscriptions(accountId) }),
  })
}
