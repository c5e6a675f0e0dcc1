import type { Database } from '@pipit/database/connect'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import type { Logger } from '../../observability/logging/logger.ts'
import type { AnchorStorage } from './anchor.ts'
import type { AuditKeys } from './audit-keys.ts'
import type { AppendedEntry } from './audit-trail.ts'
import { checkpointStore, type CheckpointHead } from './checkpoint-store.ts'
import { parseHeads, writeCheckpoints } from './write-checkpoint.ts'

/** Several entries in a row share one write. */
const collectForMs = 1000

interface Dependencies {
  database: Database
  keys: AuditKeys
  storage: AnchorStorage
  log: FailureLog
  logger: Pick<Logger, 'info'>
}

/** The database no longer contains an entry that it had stored. */
class AuditTrailMismatch extends Error {
  override name = 'AuditTrailMismatch'
  code = 'audit-trail-mismatch'
}

/**
 * Writes a checkpoint of all chains that have grown, and records it outside the database, soon after entries were appended
 * and when the server stops. Entries are anchored after they are committed: if the process is killed in between, the anchor
 * names an older checkpoint, which is still in the trail. An anchor that the trail does not contain is never replaced: it
 * is the evidence.
 */
export function createAnchorWriter({ database, keys, storage, log, logger }: Dependencies) {
  const store = checkpointStore(database)
  /** The newest entries that this process has seen committed, by their chains, until a checkpoint names them. */
  const appended = new Map<string, AppendedEntry>()
  const batcher = createBatcher(anchor, {
    collectForMs,
    onFailure: (error) => log.warn('the audit trail could not be anchored', error, { feature: 'audit' }),
  })

  return {
    /** The list is empty while the transaction of the new entries may still be open. */
    request(heads: AppendedEntry[]) {
      for (const head of heads) {
        const known = appended.get(head.accountId)
        if (!known || BigInt(head.number) > BigInt(known.number)) appended.set(head.accountId, head)
      }
      batcher.add('newest entries')
    },
    close: batcher.close,
  }

  async function anchor() {
    const stored = await storage.read()
    if (stored === 'invalid') return reportMismatch('the anchor of the audit trail is not signed by us')
    if (stored && !(await contains(stored))) return reportMismatch('the audit trail does not contain its anchor')
    const newest = await writeCheckpoints(database, keys, { lost: await takeLost() })
    if (stored && BigInt(newest.number) <= BigInt(stored.number)) return
    await storage.write(newest)
    logger.info(
      { checkpoint: newest.number, entry: newest.newestEntryId, mac: newest.mac.toString('hex') },
      'audit trail anchored',
    )
  }

  async function contains(anchored: CheckpointHead) {
    if (anchored.number === '0') return true
    const heads = await store.findHeads(anchored)
    return heads !== null && (await store.findMissing(parseHeads(heads))) === null
  }

  async function takeLost() {
    const lost: AppendedEntry[] = []
    for (const head of appended.values()) {
      if ((await store.findMissing([head])) !== null) lost.push(head)
      if (appended.get(head.accountId) === head) appended.delete(head.accountId)
    }
    if (lost.length > 0) reportMismatch('the audit trail lost an entry')
    return lost
  }

  function reportMismatch(message: string) {
    log.error(`${message}: run npm run verify-audit-trail`, new AuditTrailMismatch(message), { feature: 'audit' })
  }
}
