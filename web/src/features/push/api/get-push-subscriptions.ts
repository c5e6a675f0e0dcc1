import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Subscription = ApiResponse<'GET /accounts/:accountId/push-subscriptions'>['items'][number]

export function usePushSubscriptions() {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.pushSubscriptions(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId/push-subscriptions', { params: { accountId }, signal }),
  })
}
