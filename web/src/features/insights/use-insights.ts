import type { ApiResponse } from '@pipit/contract/api/client'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { familyKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import { useFamily } from '../../family/account/use-family.ts'

export type Insight = ApiResponse<'GET /accounts/:accountId/children/:childId/insights'>['items'][number]
export type Month = ApiResponse<'GET /accounts/:accountId/children/:childId/insights/months'>['items'][number]
export type Keepsake = ApiResponse<'GET /accounts/:accountId/children/:childId/insights/keepsakes/:day'>
export type Flag = ApiResponse<'GET /accounts/:accountId/children/:childId/flags'>['items'][number]

/** The insights of a range of days, newest first, in one response. */
export function useDays(childId: string, from: string, to: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.days(accountId, childId, from, to),
    queryFn: async ({ signal }) => {
      const params = { accountId, childId }
      return (
        await call('GET /accounts/:accountId/children/:childId/insights', {
          params,
          query: { from, to, limit: 740 },
          signal,
        })
      ).items
    },
    // The previous period stays visible until the next one is loaded.
    placeholderData: keepPreviousData,
  })
}

/** The last day on which the child talked; null if there is none. */
export function useLatestDay(childId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.latestDay(accountId, childId),
    queryFn: async ({ signal }) => {
      const params = { accountId, childId }
      const { items } = await call('GET /accounts/:accountId/children/:childId/insights', {
        params,
        query: { limit: 1 },
        signal,
      })
      return items[0] ?? null
    },
  })
}

/** The best moment of that day; null if there is none. */
export function useBestMoment(childId: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.bestMoment(accountId, childId),
    queryFn: async ({ signal }) => {
      const params = { accountId, childId }
      return (await call('GET /accounts/:accountId/children/:childId/insights/best-moment', { params, signal })).moment
    },
  })
}

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

export function useKeepsake(childId: string, day: string) {
  const { accountId } = useFamily()
  return useQuery({
    queryKey: familyKeys.keepsake(accountId, childId, day),
    queryFn: ({ signal }) =>
      call('GET /accounts/:accountId/children/:childId/insights/keepsakes/:day', {
        params: { accountId, childId, day },
        signal,
      }),
  })
}

export function useFlags(childId: string) {
  const { accountId } = useFamily()
  return useInfiniteQuery({
    queryKey: familyKeys.flags(accountId, childId),
    queryFn: ({ signal, pageParam }) =>
      call('GET /accounts/:accountId/children/:childId/flags', {
        params: { accountId, childId },
        query: { limit: 20, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
