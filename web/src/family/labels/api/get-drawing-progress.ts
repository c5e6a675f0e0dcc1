import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import type { BatchKind } from './get-batches.ts'

/** Which share of the labels the server has drawn; null until it is known. */
export function useDrawingProgress(kind: BatchKind, progressKey: string) {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.drawing(kind, progressKey)
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const params = { progressKey }
      const { drawnCount, totalCount } = await call(`GET /admin/${kind}/qr-codes/:progressKey/progress`, {
        params,
        signal,
      })
      // The server forgets the number at the end, a moment before the browser has the whole file.
      if (drawnCount === null || totalCount === null) return queryClient.getQueryData<number>(queryKey) ?? null
      return drawnCount / totalCount
    },
    refetchInterval: 500,
    retry: false,
  })
}
