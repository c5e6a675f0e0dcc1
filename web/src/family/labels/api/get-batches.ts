import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

/** What superadmins create in batches, label and list. */
export type BatchKind = 'devices' | 'cards'
export type Batch = ApiResponse<'GET /admin/cards/batches'>['items'][number] & {
  /** Only batches of devices have it; null until somebody has downloaded the factory file. */
  factoryFileDownloadedAt?: string | null
}

/** Newest first, as many pages as were loaded so far. */
export function useBatches(kind: BatchKind) {
  return useInfiniteQuery({
    queryKey: adminKeys.batches(kind),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(`GET /admin/${kind}/batches`, { query: cursor === null ? {} : { cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }): Batch[] => pages.flatMap(({ items }) => items),
  })
}
