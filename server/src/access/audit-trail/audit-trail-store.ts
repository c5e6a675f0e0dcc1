import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

/** The newest entry of a chain; the number is '0' and the MAC is empty if there is none. */
export interface ChainHead {
  number: string
  mac: Buffer
}

interface LockedChain extends ChainHead {
  /** The database's time, so machines agree on it, and not before the newest entry. */
  at: string
  /** The ids of the entries that are about to be appended. */
  ids: string[]
}

interface NewEntry {
  accountId: string
  number: string
  id: string
  at: string
  actorId: string
  action: string
  resource: string | null
  resourceId: string | null
  reason: string | null
  keyId: string
  previousMac: Buffer
  mac: Buffer
}

export function auditTrailStore(db: Queries) {
  return {
    /** Other writers of this chain wait until the transaction ends. */
    async lock(accountId: string, entries: number) {
      const [head] = await db.query(
        prepared(
          'lock_audit_chain',
          sql<LockedChain>`
            insert into audit_chains as chain (account_id) values (${accountId})
            on conflict (account_id) do update set account_id = excluded.account_id
            returning number, mac, to_char(greatest(clock_timestamp(), chain.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
                      array(select nextval('audit_entry_ids') from generate_series(1, ${entries}::int)) as ids`,
        ),
      )
      return head as LockedChain
    },

    /** The id of the key that has signed the entry; null if there is no such entry. */
    async keyIdOf(accountId: string, number: string) {
      const [entry] = await db.query(
        sql<{ keyId: string }>`
          select key_id as "keyId" from audit_entries where account_id = ${accountId} and number = ${number}`,
      )
      return entry?.keyId ?? null
    },

    /** Returns whether the entry was stored. */
    async append(entry: NewEntry) {
      const changedRows = await db.execute(
        prepared(
          'append_audit_entry',
          sql`with appended as (
                insert into audit_entries (account_id, number, id, at, actor_id, action, resource, resource_id, reason, key_id,
                                           previous_mac, mac)
                values (${entry.accountId}, ${entry.number}, ${entry.id}, ${entry.at}, ${entry.actorId}, ${entry.action},
                        ${entry.resource}, ${entry.resourceId}, ${entry.reason}, ${entry.keyId}, ${entry.previousMac},
                        ${entry.mac})
                returning number, mac, id, at
              )
              update audit_chains set number = appended.number, mac = appended.mac, entry_id = appended.id, at = appended.at
                from appended where account_id = ${entry.accountId}`,
        ),
      )
      return changedRows === 1
    },
  }
}
