import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'
import type { BatchKind } from './get-batches.ts'

/** How many devices or cards the request with this key has created. */
export const useBatchProgress = (kind: BatchKind, idempotencyKey: string) =>
  useQuery({
    queryKey: adminKeys.batchProgress(kind, idempotencyKey),
    queryFn: ({ signal }) =>
      call(`GET /${kind}/batches/:idempotencyKey/progress`, { params: { idempotencyKey }, signal }),
    refetchInterval: 500,
    retry: false,
  })
