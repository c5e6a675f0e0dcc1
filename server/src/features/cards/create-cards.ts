import { sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import type { BatchProgress } from '../labels/batch-progress.ts'
import { column, createBatch, makeMany } from '../labels/create-batch.ts'
import { newLabel } from '../labels/new-label.ts'

interface Wanted {
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

export function createCards(dependencies: Dependencies, { activity, ...batch }: Wanted) {
  return createBatch(dependencies, { ...batch, kind: 'cards' }, async (transaction, batchId, count) => {
    const made = await makeMany(count, () => newLabel(dependencies.cipher))
    const ids = column(made, 'id', 'text')
    const hashes = column(made, 'claimCodeHash', 'bytea')
    const codes = column(made, 'sealedClaimCode', 'bytea')
    await transaction.execute(
      expression`insert into cards (batch_id, activity, id, claim_code_hash, encrypted_claim_code)
                 select ${batchId}, ${activity}, * from unnest(${ids}, ${hashes}, ${codes})`,
    )
  })
}
