import type { ApiResponse } from '@pipit/contract/api/client'
import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query'
import { call } from '../client.ts'

/** What is made in batches, has labels, and is listed for whoever runs the fleet. */
export type BatchKind = 'devices' | 'cards'
export type Batch = ApiResponse<'GET /admin/cards/batches'>['items'][number] & {
  /** Of devices; null until somebody has it. */
  factoryFileTakenAt?: string | null
}

const batchesKey = (kind: BatchKind) => ['fleet', kind, 'batches']

/** Newest first, as many as were asked for so far. */
export function useBatches(kind: BatchKind) {
  return useInfiniteQuery({
    queryKey: batchesKey(kind),
    queryFn: ({ pageParam: cursor, signal }) =>
      call(`GET /admin/${kind}/batches`, { query: cursor === null ? {} : { cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }): Batch[] => pages.flatMap(({ items }) => items),
  })
}

export async function refreshBatches(store: QueryClient, kind: BatchKind) {
  await store.invalidateQueries({ queryKey: batchesKey(kind) })
}
