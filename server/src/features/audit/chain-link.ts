import type { ApiResponse } from '@pipit/contract/api/client'
import type { AuditKeys } from '../../access/audit-trail/audit-keys.ts'
import type { DroppedUpTo } from '../../access/audit-trail/dropped-entries.ts'
import { entryMac, type EntryFields } from '../../access/audit-trail/entry-mac.ts'

type ProblemCode = NonNullable<ApiResponse<'POST /admin/audit/verify'>['problem']>['code']

/** An entry of a family's chain, or a checkpoint. */
export interface Link {
  number: string
  keyId: string
  previousMac: Buffer
  mac: Buffer
}

const nothingDropped: DroppedUpTo = { number: '0', mac: Buffer.alloc(0) }

/** What is wrong with an entry that follows `before`, or that is the first one that is left of its chain. */
export function findProblem(
  { number, fields, keyId, previousMac, mac }: Link & { fields: EntryFields },
  before: Link | undefined,
  keys: AuditKeys,
  dropped = nothingDropped,
): ProblemCode | null {
  const key = keys.find(keyId)
  if (!key) return 'key-unknown'
  const follows = before
    ? previousMac.equals(before.mac) &&
      BigInt(number) === BigInt(before.number) + 1n &&
      keys.isInOrder(before.keyId, keyId)
    : isFirstLeft({ number, previousMac }, dropped)
  return follows && mac.equals(entryMac(key.entries, { previousMac, number, fields })) ? null : 'entry-changed'
}

/** An entry that is about to be dropped, while some before it already were, follows an unknown one. */
function isFirstLeft({ number, previousMac }: Pick<Link, 'number' | 'previousMac'>, dropped: DroppedUpTo) {
  const missing = BigInt(number) - BigInt(dropped.number)
  return missing < 1n || (missing === 1n && previousMac.equals(dropped.mac))
}
