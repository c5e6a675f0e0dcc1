import type { AuditAction } from '@pipit/contract/audit/audit-actions'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

/** Something a superadmin did or read: ids only, no personal data. */
export interface AuditEntry {
  actorId: string
  action: AuditAction | (string & {})
  concernedAccountId: string | null
  resource: string | null
  resourceId: string | null
  reason: string | null
}

/** Pass a transaction to append the entries together with the change that they record. */
export async function appendAuditEntries(db: Queries, entries: AuditEntry[]) {
  for (const { actorId, action, concernedAccountId, resource, resourceId, reason } of entries) {
    await db.execute(
      prepared(
        'append_audit_entry',
        sql`select append_audit_entry(${actorId}, ${action}, ${concernedAccountId}, ${resource}, ${resourceId}, ${reason})`,
      ),
    )
  }
}

const owners = {
  cards: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from cards where id = ${id}`,
  devices: (id: string) =>
    sql<{ accountId: string | null }>`select account_id as "accountId" from devices where id = ${id}`,
}

/** The family that this card or device is registered to, if any. */
export async function findOwner(db: Queries, kind: keyof typeof owners, id: string) {
  const [found] = await db.query(owners[kind](id))
  return found?.accountId ?? null
}
