import type { Database } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import type { BatchProgress } from '../labels/batch-progress.ts'
import { createBatch, createMany } from '../labels/create-batch.ts'
import { createLabel } from '../labels/create-label.ts'
import { cardStore } from './card-store.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

interface NewCards {
  count: number
  label: string
  note: string
  activity: string
  idempotencyKey: IdempotencyKey | null
}

interface Dependencies {
  database: Database
  cipher: Cipher
  progress: BatchProgress
}

export function createCards(dependencies: Dependencies, { activity, ...batch }: NewCards) {
  return createBatch(dependencies, { ...batch, kind: 'cards' }, async (db, batchId, count) => {
    const labels = await createMany(count, () => createLabel(dependencies.cipher))
    await cardStore(db).addMany(batchId, activity, labels)
  })
}
