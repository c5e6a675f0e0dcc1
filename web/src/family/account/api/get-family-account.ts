import type { ApiResponse } from '@pipit/contract/api/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { familyKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { useFamily } from '../use-family.ts'
import type { FamilyHome } from './get-family-home.ts'

export type FamilyAccount = ApiResponse<'GET /accounts/:accountId'>

/** The account of the family whose pages are open. */
export function useFamilyAccount() {
  const queryClient = useQueryClient()
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.account(accountId),
    queryFn: ({ signal }) => call('GET /accounts/:accountId', { params: { accountId }, signal }),
    placeholderData: () => queryClient.getQueryData<FamilyHome>(familyKeys.home(accountId))?.account,
  })
}
