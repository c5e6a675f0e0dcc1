import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { BatchKind } from './api/get-batches.ts'
import { useDrawingProgress } from './api/get-drawing-progress.ts'
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
  const { data: share } = useDrawingProgress(kind, progressKey)
  const megabytes = formatNumber(receivedBytes / 1e6, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <Progress share={share ?? undefined}>
      <Trans>Drawing the labels. Ten thousand of them take a few seconds.</Trans>{' '}
      {receivedBytes > 0 && t`${megabytes} MB received.`}
    </Progress>
  )
}
