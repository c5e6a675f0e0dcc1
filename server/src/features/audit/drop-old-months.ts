import type { Database } from '@pipit/database/connect'
import type { AuditKeys } from '../../access/audit-trail/audit-keys.ts'
import { installationChain, type AuditEntry, type AuditTrail } from '../../access/audit-trail/audit-trail.ts'
import { signDropped } from '../../access/audit-trail/dropped-entries.ts'
import { monthPartitionStore } from '../../database/month-partition-store.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { auditStore, type ChainEntry } from './audit-store.ts'
import { findProblem } from './chain-link.ts'
import { droppedEntriesStore } from './dropped-entries-store.ts'

const entriesPerBatch = 2000
/** No account: the server itself. */
const serverId = '00000000-0000-0000-0000-000000000000'

interface Dependencies {
  database: Database
  keys: AuditKeys
  auditTrail: AuditTrail
  log: FailureLog
  retentionMonths: number
}

/** What is dropped cannot be verified later, so a month that was tampered with stays. */
class ChangedMonth extends Error {
  override name = 'ChangedMonth'
  code = 'audit-trail-mismatch'
}

/**
 * Drops the months of the audit trail whose retention is over. Before that, the last entry of each chain is signed as the
 * one up to which the chain was dropped; the entries that are left follow it. Stopped in between, it goes on the next time.
 */
export async function dropOldMonths({ database, keys, auditTrail, log, retentionMonths }: Dependencies) {
  for (const month of await monthPartitionStore(database).listOlderThan('audit_entries', retentionMonths)) {
    const changedEntryId = await signMonth(database, keys, month)
    if (changedEntryId !== null) {
      const message = `the audit trail was changed at entry ${changedEntryId}, so its month is not dropped`
      log.error(`${message}: run npm run verify-audit-trail`, new ChangedMonth(message), { feature: 'audit' })
      return
    }
    await database.transaction(async (db) => {
      await monthPartitionStore(db).drop('audit_entries', month)
      await auditTrail.appendIn(db, [monthDropped(month)])
    })
  }
}

const monthDropped = (month: string): AuditEntry => ({
  actorId: serverId,
  action: 'audit.month-dropped',
  concernedAccountId: null,
  resource: 'auditMonth',
  resourceId: month.slice(0, 7),
  reason: null,
})

/** Returns the first entry that was changed, if there is one. */
async function signMonth(database: Database, keys: AuditKeys, month: string): Promise<string | null> {
  let last: ChainEntry | undefined
  for (;;) {
    const after = last ?? { accountId: installationChain, number: '0' }
    const entries = await auditStore(database).chainsAfter(after, entriesPerBatch, month)
    const newestOfChain = new Map<string, ChainEntry>()
    for (const entry of entries) {
      const before = last?.accountId === entry.accountId ? last : undefined
      const dropped = { number: entry.droppedNumber, mac: entry.droppedMac }
      if (findProblem(entry, before, keys, dropped) !== null) return entry.id
      newestOfChain.set(entry.accountId, entry)
      last = entry
    }
    if (entries.length === 0) return null
    const signed = [...newestOfChain.values()].map((entry) => signDropped(keys, entry.accountId, entry))
    await droppedEntriesStore(database).markDropped(signed)
  }
}
