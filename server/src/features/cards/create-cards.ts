import { sql as expression } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import type { Seal } from '../../database/seal.ts'
import { column, createBatch } from '../labels/create-batch.ts'
import { newLabel } from '../labels/new-label.ts'

interface Wanted {
  count: number
  label: string
  note: string
  activity: string
  idempotencyKey: string | null
}

export function createCards({ database, seal }: { database: Database; seal: Seal }, { activity, ...batch }: Wanted) {
  return createBatch(database, { ...batch, kind: 'cards' }, async (transaction, batchId) => {
    const made = Array.from({ length: batch.count }, () => newLabel(seal))
    const ids = column(made.map(({ id }) => id), 'text')
    const hashes = column(made.map(({ claimCodeHash }) => claimCodeHash), 'bytea')
    const codes = column(made.map(({ sealedClaimCode }) => sealedClaimCode), 'bytea')
    await transaction.execute(
      expression`insert into cards (batch_id, activity, id, claim_code_hash, sealed_claim_code)
                 select ${batchId}, ${activity}, * from unnest(${ids}, ${hashes}, ${codes})`,
    )
  })
}
