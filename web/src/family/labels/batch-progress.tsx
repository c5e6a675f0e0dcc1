import type { BatchKind } from './api/get-batches.ts'
import { useBatchProgress } from './api/get-batch-progress.ts'
import { Progress } from '../../ui/feedback/progress.tsx'
import { labelTexts } from './label-texts.ts'

interface BatchProgressProps {
  kind: BatchKind
  /** The id of the request that creates the batch. */
  idempotencyKey: string
  count: number
}

/** How much of a batch is created. Batches are saved as a whole, so no list shows a part of it. */
export function BatchProgress({ kind, idempotencyKey, count }: BatchProgressProps) {
  const { data } = useBatchProgress(kind, idempotencyKey)
  const createdCount = data?.createdCount ?? null
  return (
    <Progress share={createdCount === null ? undefined : createdCount / count}>
      {labelTexts(kind).creating(count)}
    </Progress>
  )
}
