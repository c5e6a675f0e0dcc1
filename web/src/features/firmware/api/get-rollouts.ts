import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

export type Rollout = ApiResponse<'GET /admin/firmware/rollouts/:rolloutId'>

const pageSize = 10
const refreshMs = 15_000

/** Newest first. Their figures change while the page is open. */
export const useRollouts = () =>
  useInfiniteQuery({
    queryKey: adminKeys.rollouts,
    queryFn: ({ pageParam: cursor, signal }) =>
      call('GET /admin/firmware/rollouts', { query: { cursor, limit: pageSize }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: refreshMs,
  })
