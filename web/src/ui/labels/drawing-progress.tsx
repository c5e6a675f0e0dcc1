import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminListKey } from '../../api/admin-list-key.ts'
import { call } from '../../api/client.ts'
import type { BatchKind } from '../../api/labels/batches.ts'
import { Progress } from '../feedback/progress.tsx'

interface DrawingProgressProps {
  kind: BatchKind
  /** Of the request for the labels. */
  progressKey: string
  receivedBytes: number
}

/** How many of the labels the server has drawn. It draws as fast as the browser receives them. */
export function DrawingProgress({ kind, progressKey, receivedBytes }: DrawingProgressProps) {
  const queryClient = useQueryClient()
  const queryKey = [...adminListKey(kind), 'drawing', progressKey]
  const { data: share } = useQuery({
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
  return (
    <Progress share={share ?? undefined}>
      Drawing the labels. Ten thousand of them take a few seconds.
      {receivedBytes > 0 && ` ${(receivedBytes / 1e6).toFixed(1)} MB received.`}
    </Progress>
  )
}
