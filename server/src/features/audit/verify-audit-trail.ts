import type { ApiResponse } from '@pipit/contract/api/client'
import type { Queries } from '@pipit/database/connect'
import type { AnchorStorage } from '../../access/audit-trail/anchor.ts'
import type { AuditKeys } from '../../access/audit-trail/audit-keys.ts'
import type { AuditHead } from '../../access/audit-trail/audit-trail-store.ts'
import { entryMac } from '../../access/audit-trail/entry-mac.ts'
import { auditStore, type ChainEntry } from './audit-store.ts'

const batchSize = 2000

export interface VerificationDependencies {
  database: Pick<Queries, 'query'>
  keys: AuditKeys
  storage: Pick<AnchorStorage, 'read'>
}

export type Verification = ApiResponse<'POST /admin/audit/verify'>
type Problem = NonNullable<Verification['problem']>

/**
 * Computes every MAC again and looks for the anchored entry, and for further entries that somebody has noted, for example
 * from the log. Entries may be appended meanwhile.
 */
export async function verifyAuditTrail(
  { database, keys, storage }: VerificationDependencies,
  noted: AuditHead[] = [],
): Promise<Verification> {
  // Before the entries: the trail contains what was anchored earlier.
  const stored = await storage.read()
  const anchor = stored === 'invalid' ? null : stored
  const expected = [...(anchor ? [anchor] : []), ...noted].filter(({ id }) => id !== '0')
  const { missing, ...chain } = await verifyChain(auditStore(database), keys, expected)
  return { ...chain, anchoredId: anchor?.id ?? null, problem: chain.problem ?? anchorProblem() }

  function anchorProblem(): Problem | null {
    if (stored === 'invalid') return { code: 'anchor-invalid', entryId: null }
    if (stored === null && chain.count > 0) return { code: 'anchor-missing', entryId: null }
    return missing[0] ? { code: 'entries-missing', entryId: missing[0].id } : null
  }
}

async function verifyChain(store: ReturnType<typeof auditStore>, keys: AuditKeys, expected: AuditHead[]) {
  let missing = expected
  let count = 0
  let last: ChainEntry | undefined
  const result = (problem: Problem | null) => ({ count, newestId: last?.id ?? '0', missing, problem })
  for (;;) {
    const entries = await store.chainAfter(last?.id ?? '0', batchSize)
    for (const entry of entries) {
      const code = findProblem(entry, last, keys)
      if (code) return result({ code, entryId: entry.id })
      missing = missing.filter(({ id, mac }) => id !== entry.id || !mac.equals(entry.mac))
      last = entry
      count += 1
    }
    if (entries.length === 0) return result(null)
  }
}

function findProblem(
  { id, fields, keyId, previousMac, mac }: ChainEntry,
  last: ChainEntry | undefined,
  keys: AuditKeys,
): Problem['code'] | null {
  const key = keys.find(keyId)
  if (!key) return 'key-unknown'
  const isNext = last
    ? previousMac.equals(last.mac) && BigInt(id) === BigInt(last.id) + 1n && keys.isInOrder(last.keyId, keyId)
    : previousMac.length === 0 && id === '1'
  return isNext && mac.equals(entryMac(key.entries, { previousMac, id, fields })) ? null : 'entry-changed'
}
