import type { Queries } from '@pipit/database/connect'
import { createBatcher } from '../../concurrency/batcher.ts'
import type { FailureLog } from '../../logging/failure-log.ts'
import type { Logger } from '../../logging/logger.ts'
import type { Anchor, AnchorStorage } from './anchor.ts'
import { auditTrailStore, type AuditHead } from './audit-trail-store.ts'

/** Several entries in a row share one write. */
const collectForMs = 1000

interface Dependencies {
  database: Queries
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
 * Records the newest entry outside the database, soon after it was appended and when the server stops. Entries are
 * anchored after they are committed: if the process is killed in between, the anchor names an older entry, which is
 * still in the trail. An anchor that the trail does not contain is never replaced: it is the evidence.
 */
export function createAnchorWriter({ database, storage, log, logger }: Dependencies) {
  const store = auditTrailStore(database)
  /** The newest entry that this process has seen committed. */
  let appended: AuditHead | null = null
  const batcher = createBatcher(anchor, {
    collectForMs,
    onFailure: (error) => log.warn('the audit trail could not be anchored', error, { feature: 'audit' }),
  })

  return {
    /** Null: there are new entries, but their transaction may still be open. */
    request(head: AuditHead | null) {
      if (head && isAfter(head, appended)) appended = head
      batcher.add('newest entry')
    },
    close: batcher.close,
  }

  async function anchor() {
    const stored = await storage.read()
    if (stored === 'invalid') return reportMismatch('the anchor of the audit trail is not signed by us')
    if (stored && !(await contains(stored))) return reportMismatch('the audit trail does not contain its anchor')
    const isOwnMissing = appended !== null && !(await contains(appended))
    if (isOwnMissing) reportMismatch('the audit trail lost an entry')
    const newest = isOwnMissing && appended ? appended : await store.head()
    if (stored && !isAfter(newest, stored)) return
    await storage.write(newest)
    logger.info({ entry: newest.id, mac: newest.mac.toString('hex') }, 'audit trail anchored')
  }

  async function contains({ id, mac }: AuditHead | Anchor) {
    return id === '0' || ((await store.findMac(id))?.equals(mac) ?? false)
  }

  function reportMismatch(message: string) {
    log.error(`${message}: run npm run verify-audit-trail`, new AuditTrailMismatch(message), { feature: 'audit' })
  }
}

function isAfter(one: AuditHead, other: AuditHead | null) {
  return other === null || BigInt(one.id) > BigInt(other.id)
}
