import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import { useFamily } from '../../../family/account/use-family.ts'

export function useWithheldTurns(childId: string) {
  const { accountId } = useFamily()
  return useInfiniteQuery({
    queryKey: adminKeys.withheldTurns(accountId, childId),
    queryFn: ({ signal, pageParam }) =>
      call('GET /admin/accounts/:accountId/children/:childId/withheld-turns', {
        params: { accountId, childId },
        query: { limit: 100, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
