import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Database, Queries } from '@pipit/database/connect'
import type { AuditKeys } from './audit-keys.ts'
import { auditTrailStore, type AuditHead } from './audit-trail-store.ts'
import { entryMac } from './entry-mac.ts'

/** Something a superadmin did or read: ids only, no personal data. */
export interface AuditEntry {
  actorId: string
  action: AuditAction | (string & {})
  concernedAccountId: string | null
  resource: string | null
  resourceId: string | null
  reason: string | null
}

export type AuditTrail = ReturnType<typeof createAuditTrail>

interface Dependencies {
  database: Database
  keys: AuditKeys
  /** Called after entries were appended: with the newest one, or with null if its transaction is still open. */
  onAppended: (head: AuditHead | null) => void
}

/**
 * Each entry is signed together with the one before, with a key that the database does not have. So somebody who can
 * write to the database can neither change an entry nor add one without breaking the chain.
 */
export function createAuditTrail({ database, keys, onAppended }: Dependencies) {
  return {
    async append(...entries: AuditEntry[]) {
      onAppended(await database.transaction((db) => appendAll(db, entries)))
    },
    /** Appends the entries within the transaction of the change that they record. */
    async appendIn(db: Queries, entries: AuditEntry[]) {
      if (entries.length === 0) return
      await appendAll(db, entries)
      onAppended(null)
    },
  }

  async function appendAll(db: Queries, entries: AuditEntry[]): Promise<AuditHead> {
    const store = auditTrailStore(db)
    const { at, ...newest } = await store.lock()
    let head: AuditHead = newest
    for (const entry of entries) {
      const id = String(BigInt(head.id) + 1n)
      const stored = asStored(entry)
      const { actorId, action, concernedAccountId, resource, resourceId, reason } = stored
      const fields = [at, actorId, action, concernedAccountId, resource, resourceId, reason]
      const mac = entryMac(keys.current.entries, { previousMac: head.mac, id, fields })
      const inserted = await store.insert({ ...stored, id, at, keyId: keys.current.id, previousMac: head.mac, mac })
      if (inserted !== 1) throw new Error('the database did not store the audit entry')
      head = { id, mac }
    }
    return head
  }
}

/** The database returns UUIDs in lower case, and the MAC must cover what it returns. */
function asStored(entry: AuditEntry): AuditEntry {
  return {
    ...entry,
    actorId: entry.actorId.toLowerCase(),
    concernedAccountId: entry.concernedAccountId?.toLowerCase() ?? null,
  }
}
