import type { Database } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'
import { hashClaimCode } from './create-label.ts'

interface Label {
  kind: 'device' | 'card'
  id: string
  accountId: string | null
}

interface LabelLookup {
  kind: Label['kind']
  /** Whoever types the code does without. */
  id?: string | undefined
  claimCode: string
  /** The family that holds the label in its hands. */
  accountId: string
}

/** The label with this code, or why this family cannot have it; never a hint whose it is instead. */
export async function findLabel({ pool }: Database, { kind, id, claimCode, accountId }: LabelLookup) {
  const { rows } = await pool.query<Label>(
    `select 'device' as kind, id, account_id as "accountId" from devices where claim_code_hash = $1
      union all
     select 'card', id, account_id from cards where claim_code_hash = $1`,
    [hashClaimCode(claimCode)],
  )
  const [label] = rows
  if (!label) throw new ApiError('unknown-label')
  if (label.kind !== kind) throw new ApiError(label.kind === 'card' ? 'label-is-card' : 'label-is-device')
  if (id !== undefined && id !== label.id) throw new ApiError('unknown-label')
  if (label.accountId !== null && label.accountId !== accountId) throw new ApiError('already-registered')
  return { id: label.id, isOwn: label.accountId !== null }
}
