import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../client.ts'
import { useFamily } from './family.ts'
import { queryKeys, type Home } from './household.ts'

export type FamilyAccount = ApiResponse<'GET /accounts/:accountId'>

/** The account of the family whose pages are open. */
export function useFamilyAccount() {
  const store = useQueryClient()
  const { accountId } = useFamily()
  return useQuery({
    queryKey: queryKeys.thing(accountId, 'account', accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId', { params: { accountId }, signal }),
    placeholderData: () => store.getQueryData<Home>(queryKeys.home(accountId))?.account,
  })
}
