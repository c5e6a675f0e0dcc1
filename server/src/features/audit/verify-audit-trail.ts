import type { ApiResponse } from '@pipit/contract/api/client'
import type { Queries } from '@pipit/database/connect'
import type { AnchorStorage } from '../../access/audit-trail/anchor.ts'
import type { AuditKeys } from '../../access/audit-trail/audit-keys.ts'
import { installationChain } from '../../access/audit-trail/audit-trail.ts'
import { checkpointStore, type CheckpointHead } from '../../access/audit-trail/checkpoint-store.ts'
import { isSigned, type SignedDroppedUpTo } from '../../access/audit-trail/dropped-entries.ts'
import { parseHeads } from '../../access/audit-trail/write-checkpoint.ts'
import { auditStore, type ChainEntry, type Checkpoint } from './audit-store.ts'
import { findProblem } from './chain-link.ts'

const entriesPerBatch = 2000
const checkpointsPerBatch = 20

export interface VerificationDependencies {
  database: Queries
  keys: AuditKeys
  storage: Pick<AnchorStorage, 'read'>
}

export type Verification = ApiResponse<'POST /admin/audit/verify'>
type Problem = NonNullable<Verification['problem']>

export type NotedCheckpoint = Pick<CheckpointHead, 'number' | 'mac'>

/**
 * Computes every MAC again, and looks for the entries that the checkpoints name, for the anchored checkpoint and for further
 * ones that somebody has noted, for example from the log. Entries may be appended meanwhile.
 */
export async function verifyAuditTrail(
  { database, keys, storage }: VerificationDependencies,
  noted: NotedCheckpoint[] = [],
  onProgress: (verifiedCount: number) => void = () => undefined,
): Promise<Verification> {
  const store = auditStore(database)
  // The anchor is read before the entries, because the trail contains what was anchored earlier.
  const stored = await storage.read()
  const anchor = stored === 'invalid' ? null : stored
  const expected = [...(anchor ? [anchor] : []), ...noted].filter(({ number }) => number !== '0')
  const dropped = await verifyDropped(store, keys)
  const chains = await verifyChains(store, keys, onProgress)
  const problem =
    dropped.problem ?? chains.problem ?? anchorProblem() ?? (await verifyCheckpoints(database, keys, expected))
  return { ...chains, ...dropped, anchoredId: anchor?.newestEntryId ?? null, problem: withEntry(problem) }

  function anchorProblem(): Problem | null {
    if (stored === 'invalid') return { code: 'anchor-invalid', entryId: null }
    return stored === null && chains.count > 0 ? { code: 'anchor-missing', entryId: null } : null
  }

  /** Without its checkpoint, the newest anchored entry is the one that is known to be missing. */
  function withEntry(found: Problem | null) {
    return found && found.code === 'entries-missing' && found.entryId === null
      ? { ...found, entryId: anchor?.newestEntryId ?? null }
      : found
  }
}

/** The entries that are left follow the last one that was dropped, so this must be what the server has signed. */
async function verifyDropped(store: ReturnType<typeof auditStore>, keys: AuditKeys) {
  let droppedCount = 0
  let last: string | null = null
  for (;;) {
    const chains: SignedDroppedUpTo[] = await store.droppedAfter(last, entriesPerBatch)
    for (const chain of chains) {
      if (!isSigned(keys, chain)) {
        return { droppedCount, problem: { code: 'drop-not-signed', entryId: null } satisfies Problem }
      }
      droppedCount += Number(chain.number)
      last = chain.accountId
    }
    if (chains.length === 0) return { droppedCount, problem: null }
  }
}

async function verifyChains(
  store: ReturnType<typeof auditStore>,
  keys: AuditKeys,
  onProgress: (verifiedCount: number) => void,
) {
  let count = 0
  let newest = 0n
  let last: ChainEntry | undefined
  const result = (problem: Problem | null) => ({ count, newestId: String(newest), problem })
  for (;;) {
    const entries = await store.chainsAfter(last ?? { accountId: installationChain, number: '0' }, entriesPerBatch)
    for (const entry of entries) {
      const before = last && isBefore(last, entry) ? last : undefined
      const code = findProblem(entry, before, keys, { number: entry.droppedNumber, mac: entry.droppedMac })
      if (code) return result({ code, entryId: entry.id })
      if (BigInt(entry.id) > newest) newest = BigInt(entry.id)
      last = entry
      count += 1
    }
    onProgress(count)
    if (entries.length === 0) return result(null)
  }
}

/** False if it was dropped meanwhile, perhaps together with others that followed it. */
const isBefore = (last: ChainEntry, { accountId, droppedNumber }: ChainEntry) =>
  last.accountId === accountId && BigInt(last.number) >= BigInt(droppedNumber)

async function verifyCheckpoints(database: Queries, keys: AuditKeys, expected: NotedCheckpoint[]) {
  const store = auditStore(database)
  let missing = expected
  let last: Checkpoint | undefined
  for (;;) {
    const checkpoints = await store.checkpointsAfter(last?.number ?? '0', checkpointsPerBatch)
    for (const checkpoint of checkpoints) {
      const { number, newestEntryId, heads, mac } = checkpoint
      const code = findProblem({ ...checkpoint, fields: ['checkpoint', newestEntryId, heads] }, last, keys)
      if (code) return { code, entryId: newestEntryId }
      missing = missing.filter((each) => each.number !== number || !each.mac.equals(mac))
      last = checkpoint
    }
    if (checkpoints.length === 0) return missing[0] ? ({ code: 'entries-missing', entryId: null } as const) : null
    const entryId = await checkpointStore(database).findMissing(checkpoints.flatMap(({ heads }) => parseHeads(heads)))
    if (entryId !== null) return { code: 'entries-missing', entryId } as const
  }
}
