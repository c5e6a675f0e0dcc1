import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Database, Queries } from '@pipit/database/connect'
import type { AuditKeys } from './audit-keys.ts'
import { auditTrailStore, type ChainHead } from './audit-trail-store.ts'
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

/** The newest entry of a family's chain. */
export interface AppendedEntry extends ChainHead {
  accountId: string
  id: string
}

/** The chain of entries that are about no family. */
export const installationChain = '00000000-0000-0000-0000-000000000000'

export type AuditTrail = ReturnType<typeof createAuditTrail>

interface Dependencies {
  database: Database
  keys: AuditKeys
  /** Called after entries were appended: with the newest of each chain, or with none if the transaction is still open. */
  onAppended: (heads: AppendedEntry[]) => void
}

/**
 * Each entry is signed together with the one before it in the family's chain, with a key that the database does not have.
 * So somebody who can write to the database can neither change an entry nor add one without breaking the chain.
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
      onAppended([])
    },
  }

  async function appendAll(db: Queries, entries: AuditEntry[]): Promise<AppendedEntry[]> {
    const chains = Map.groupBy(entries, ({ concernedAccountId }) => concernedAccountId ?? installationChain)
    const heads: AppendedEntry[] = []
    // Always in the same order, so that two calls about the same families do not wait for each other forever.
    for (const accountId of [...chains.keys()].toSorted()) {
      heads.push(await appendToChain(db, accountId, chains.get(accountId) ?? []))
    }
    return heads
  }

  async function appendToChain(db: Queries, accountId: string, entries: AuditEntry[]) {
    const store = auditTrailStore(db)
    const { at, ids, ...newest } = await store.lock(accountId, entries.length)
    let head: AppendedEntry = { ...newest, accountId, id: '0' }
    // The lock is held, so no other process can append any more.
    const key = keys.toFollow(keys.hasNext ? await store.keyIdOf(accountId, head.number) : null)
    for (const [index, { actorId, action, resource, resourceId, reason }] of entries.entries()) {
      const number = String(BigInt(head.number) + 1n)
      const id = ids[index] as string
      // The database returns UUIDs in lower case, and the MAC must cover what it returns.
      const entry = { accountId, number, id, at, actorId: actorId.toLowerCase(), action, resource, resourceId, reason }
      const fields = [accountId, id, at, entry.actorId, action, resource, resourceId, reason]
      const mac = entryMac(key.entries, { previousMac: head.mac, number, fields })
      const isStored = await store.append({ ...entry, keyId: key.id, previousMac: head.mac, mac })
      if (!isStored) throw new Error('the database did not store the audit entry')
      head = { accountId, number, id, mac }
    }
    return head
  }
}
