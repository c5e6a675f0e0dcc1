import type { Queries } from '../../database/connect.ts'
import { ApiError } from '../../http/api-error.ts'
import { findByClaimCode } from './label-store.ts'
import { hashClaimCode } from './create-label.ts'

interface LabelLookup {
  kind: 'device' | 'card'
  /** Whoever types the code does without. */
  id?: string | undefined
  claimCode: string
  /** The family that holds the label in its hands. */
  accountId: string
}

/** The label with this code, or why this family cannot have it; never a hint whose it is instead. */
export async function findLabel(db: Queries, { kind, id, claimCode, accountId }: LabelLookup) {
  const label = await findByClaimCode(db, hashClaimCode(claimCode))
  if (!label) throw new ApiError('unknown-label')
  if (label.kind !== kind) throw new ApiError(label.kind === 'card' ? 'label-is-card' : 'label-is-device')
  if (id !== undefined && id !== label.id) throw new ApiError('unknown-label')
  if (label.accountId !== null && label.accountId !== accountId) throw new ApiError('already-registered')
  return { id: label.id, isOwn: label.accountId !== null }
}
