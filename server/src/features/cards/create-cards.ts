import { sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import type { BatchProgress } from '../labels/batch-progress.ts'
import { column, createBatch, createMany } from '../labels/create-batch.ts'
import { createLabel } from '../labels/create-label.ts'

interface NewCards {
  count: number
  label: string
  note: string
  activity: string
  idempotencyKey: string | null
}

interface Dependencies {
  database: Database
  cipher: Cipher
  progress: BatchProgress
}

export function createCards(dependencies: Dependencies, { activity, ...batch }: NewCards) {
  return createBatch(dependencies, { ...batch, kind: 'cards' }, async (transaction, batchId, count) => {
    const made = await createMany(count, () => createLabel(dependencies.cipher))
    const ids = column(made, 'id', 'text')
    const hashes = column(made, 'claimCodeHash', 'bytea')
    const codes = column(made, 'sealedClaimCode', 'bytea')
    await transaction.execute(
      expression`insert into cards (batch_id, activity, id, claim_code_hash, encrypted_claim_code)
                 select ${batchId}, ${activity}, * from unnest(${ids}, ${hashes}, ${codes})`,
    )
  })
}
