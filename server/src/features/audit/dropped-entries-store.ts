import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { SignedDroppedUpTo } from '../../access/audit-trail/dropped-entries.ts'

export function droppedEntriesStore(db: Queries) {
  return {
    /** Call this before the entries are dropped. A chain of which later ones were dropped stays as it is. */
    async markDropped(chains: SignedDroppedUpTo[]) {
      const accountIds = chains.map(({ accountId }) => accountId)
      const numbers = chains.map(({ number }) => number)
      const macs = chains.map(({ mac }) => mac)
      const keyIds = chains.map(({ keyId }) => keyId)
      const signatures = chains.map(({ signature }) => signature)
      await db.execute(sql`
        update audit_chains chain set dropped_number = dropped.number, dropped_mac = dropped.mac,
               dropped_key_id = dropped.key_id, dropped_signature = dropped.signature
          from unnest(${accountIds}::uuid[], ${numbers}::bigint[], ${macs}::bytea[], ${keyIds}::text[], ${signatures}::bytea[])
                 as dropped (account_id, number, mac, key_id, signature)
         where chain.account_id = dropped.account_id and chain.dropped_number < dropped.number`)
    },
  }
}
