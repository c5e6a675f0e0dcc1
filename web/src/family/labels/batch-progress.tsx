import { useQuery } from '@tanstack/react-query'
import type { BatchKind } from './api/get-batches.ts'
import { adminKeys } from '../../api/query-keys.ts'
import { call } from '../../api/client.ts'
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
  const progress = useQuery({
    queryKey: adminKeys.batchProgress(kind, idempotencyKey),
    queryFn: ({ signal }) =>
      call(`GET /${kind}/batches/:idempotencyKey/progress`, { params: { idempotencyKey }, signal }),
    refetchInterval: 500,
    retry: false,
  })
  const createdCount = progress.data?.createdCount ?? null
  return (
    <Progress share={createdCount === null ? undefined : createdCount / count}>
      {labelTexts(kind).creating(count)}
    </Progress>
  )
}
