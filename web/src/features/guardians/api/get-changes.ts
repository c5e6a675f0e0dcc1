import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { familyKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export type Change = ApiResponse<'GET /accounts/:accountId/changes'>['items'][number]

const pageSize = 10

export function useChanges() {
  const { accountId } = useFamily()
  return useInfiniteQuery({
    queryKey: familyKeys.changes(accountId),
    queryFn: ({ pageParam, signal }) =>
      call('GET /accounts/:accountId/changes', {
        params: { accountId },
        query: { limit: pageSize, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
