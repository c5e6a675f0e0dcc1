import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Pool } from 'pg'

/** Something a superadmin did or read: ids only, no personal data. */
export interface AuditEntry {
  actorId: string
  action: AuditAction | (string & {})
  concernedAccountId: string | null
  thing: string | null
  thingId: string | null
  reason: string | null
}

/** Adds to the trail; with a client, together with what else its transaction does. */
export async function appendAuditEntries(client: Pick<Pool, 'query'>, entries: AuditEntry[]) {
  for (const { actorId, action, concernedAccountId, thing, thingId, reason } of entries) {
    await client.query({
      name: 'append-audit-entry',
      text: 'select append_audit_entry($1, $2, $3, $4, $5, $6)',
      values: [actorId, action, concernedAccountId, thing, thingId, reason],
    })
  }
}
