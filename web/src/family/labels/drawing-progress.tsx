import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
import type { BatchKind } from './api/get-batches.ts'
import { formatNumber } from '../../i18n/formats.ts'
import { Progress } from '../../ui/feedback/progress.tsx'

interface DrawingProgressProps {
  kind: BatchKind
  /** The id of the request for the labels. */
  progressKey: string
  receivedBytes: number
}

/** How many of the labels the server has drawn. It draws as fast as the browser receives them. */
export function DrawingProgress({ kind, progressKey, receivedBytes }: DrawingProgressProps) {
  const queryClient = useQueryClient()
  const queryKey = adminKeys.drawing(kind, progressKey)
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
  const megabytes = formatNumber(receivedBytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Progress share={share ?? undefined}>
      <Trans>Drawing the labels. Ten thousand of them take a few seconds.</Trans>{' '}
      {receivedBytes > 0 && t`${megabytes} MB received.`}
    </Progress>
  )
}
