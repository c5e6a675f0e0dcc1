import type { ApiResponse } from '@pipit/contract/api/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Month = ApiResponse<'GET /accounts/:accountId/children/:childId/insights/months'>['items'][number]

export function useMonths(childId: string, from: string, to: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.months(accountId, childId, from, to),
    queryFn: async ({ signal }) => {
      const request = { params: { accountId, childId }, query: { from, to }, signal }
      return (await call('GET /accounts/:accountId/children/:childId/insights/months', request)).items
    },
    placeholderData: keepPreviousData,
  })
}
