import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../../http/id-pagination.ts'
import { batchStore } from '../batch-store.ts'

export async function listBatches(
  db: Queries,
  kind: 'devices' | 'cards',
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const rows = await batchStore(db).list(kind, { cursor, limit })
  const { items, nextCursor } = toPage(rows, limit)
  const toBatch = (batch: (typeof items)[number]) => ({
    ...batch,
    createdAt: batch.createdAt.toISOString(),
    factoryFileDownloadedAt: batch.factoryFileDownloadedAt?.toISOString() ?? null,
  })
  return { items: items.map(toBatch), nextCursor }
}
