import type { ApiResponse } from '@pipit/contract/api/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Insight = ApiResponse<'GET /accounts/:accountId/children/:childId/insights'>['items'][number]

/** The newest day is first. */
export function useDays(childId: string, from: string, to: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.days(accountId, childId, from, to),
    queryFn: async ({ signal }) => {
      const request = { params: { accountId, childId }, query: { from, to, limit: 740 }, signal }
      return (await call('GET /accounts/:accountId/children/:childId/insights', request)).items
    },
    // The previous period stays visible until the next one is loaded.
    placeholderData: keepPreviousData,
  })
}

/** The data is null if the child has never talked. */
export function useLatestDay(childId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.latestDay(accountId, childId),
    queryFn: async ({ signal }) => {
      const request = { params: { accountId, childId }, query: { limit: 1 }, signal }
      return (await call('GET /accounts/:accountId/children/:childId/insights', request)).items[0] ?? null
    },
  })
}
