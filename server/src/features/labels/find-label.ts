import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { findByClaimCode } from './label-store.ts'
import { hashCode } from './create-label.ts'

interface LabelLookup {
  kind: 'device' | 'card'
  /** Undefined if the claim code was typed instead of scanned. */
  id?: string | undefined
  claimCode: string
  /** The family that wants to register the label. */
  accountId: string
}

/**
 * Throws if the family cannot register this label. The error never reveals another owner. A device that another family
 * registered without a proof of possession is found: a proof moves it.
 */
export async function findLabel(db: Queries, { kind, id, claimCode, accountId }: LabelLookup) {
  const label = await findByClaimCode(db, hashCode(claimCode))
  if (!label) throw new ApiError('unknown-label')
  if (label.kind !== kind) throw new ApiError(label.kind === 'card' ? 'label-is-card' : 'label-is-device')
  if (id !== undefined && id !== label.id) throw new ApiError('unknown-label')
  const isOwn = label.accountId === accountId
  const isOfAnotherFamily = label.accountId !== null && !isOwn
  if (isOfAnotherFamily && !label.canMove) throw new ApiError('already-registered')
  return { id: label.id, isOwn, isOfAnotherFamily }
}
