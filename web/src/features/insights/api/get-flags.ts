import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Flag = ApiResponse<'GET /accounts/:accountId/children/:childId/flags'>['items'][number]

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
