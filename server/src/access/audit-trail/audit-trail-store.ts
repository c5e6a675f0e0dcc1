import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

/** The newest entry; the id is '0' and the MAC is empty if there is none. */
export interface AuditHead {
  id: string
  mac: Buffer
}

interface NewEntry {
  id: string
  at: string
  actorId: string
  action: string
  concernedAccountId: string | null
  resource: string | null
  resourceId: string | null
  reason: string | null
  keyId: string
  previousMac: Buffer
  mac: Buffer
}

export function auditTrailStore(db: Queries) {
  return {
    /** Other writers wait until the transaction ends. `at` is the database's time, so machines agree on it. */
    async lock() {
      const [head] = await db.query(
        prepared('lock_audit_trail', sql<AuditHead & { at: string }>`select id, mac, at from lock_audit_trail()`),
      )
      return head as AuditHead & { at: string }
    },

    insert: (entry: NewEntry) =>
      db.execute(
        prepared(
          'insert_audit_entry',
          sql`insert into audit_entries (id, at, actor_id, action, concerned_account_id, resource, resource_id, reason,
                                         key_id, previous_mac, mac)
              values (${entry.id}, ${entry.at}, ${entry.actorId}, ${entry.action}, ${entry.concernedAccountId},
                      ${entry.resource}, ${entry.resourceId}, ${entry.reason}, ${entry.keyId}, ${entry.previousMac},
                      ${entry.mac})`,
        ),
      ),

    async head(): Promise<AuditHead> {
      const [head] = await db.query(sql<AuditHead>`select id, mac from audit_entries order by id desc limit 1`)
      return head ?? { id: '0', mac: Buffer.alloc(0) }
    },

    async findMac(id: string): Promise<Buffer | null> {
      const [found] = await db.query(sql<{ mac: Buffer }>`select mac from audit_entries where id = ${id}`)
      return found?.mac ?? null
    },
  }
}
