import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { AppendedEntry } from './audit-trail.ts'

/** The newest checkpoint; the number is '0' and the MAC is empty if there is none. */
export interface CheckpointHead {
  number: string
  newestEntryId: string
  mac: Buffer
}

interface NewCheckpoint extends CheckpointHead {
  heads: string
  keyId: string
  previousMac: Buffer
}

export function checkpointStore(db: Queries) {
  return {
    /** Other processes wait with their checkpoints until the transaction ends. Appending entries does not wait. */
    async lock() {
      await db.execute(sql`select lock_audit_checkpoints()`)
    },

    async newest(): Promise<CheckpointHead & { keyId: string | null }> {
      const [newest] = await db.query(sql<CheckpointHead & { keyId: string }>`
        select number, newest_entry_id as "newestEntryId", mac, key_id as "keyId" from audit_checkpoints order by number desc limit 1`)
      return newest ?? { number: '0', newestEntryId: '0', mac: Buffer.alloc(0), keyId: null }
    },

    /** The heads of chains that it names; null if there is no such checkpoint. */
    async findHeads({ number, mac }: CheckpointHead) {
      const [found] = await db.query(
        sql<{ heads: string }>`select heads from audit_checkpoints where number = ${number} and mac = ${mac}`,
      )
      return found?.heads ?? null
    },

    /** The first of these entries that is not in its chain, and was not dropped because of its age. */
    async findMissing(entries: AppendedEntry[]) {
      const accountIds = entries.map(({ accountId }) => accountId)
      const numbers = entries.map(({ number }) => number)
      const macs = entries.map(({ mac }) => mac)
      const ids = entries.map(({ id }) => id)
      const [missing] = await db.query(sql<{ id: string }>`
        select head.id from unnest(${accountIds}::uuid[], ${numbers}::bigint[], ${macs}::bytea[], ${ids}::bigint[])
                              as head (account_id, number, mac, id)
         where not exists (
           select from audit_entries entry
            where entry.account_id = head.account_id and entry.number = head.number and entry.mac = head.mac)
           and not exists (
           select from audit_chains chain where chain.account_id = head.account_id and chain.dropped_number >= head.number)
         order by head.id limit 1`)
      return missing?.id ?? null
    },

    /** Chains that have grown. One that somebody appends to right now is left for the next checkpoint. */
    grownChains: (limit: number) =>
      db.query(sql<AppendedEntry>`
        select account_id as "accountId", number, mac, entry_id as id from audit_chains
         where number > checkpointed_number order by account_id limit ${limit} for update skip locked`),

    async add({ number, newestEntryId, heads, keyId, previousMac, mac }: NewCheckpoint, accountIds: string[]) {
      await db.execute(sql`
        insert into audit_checkpoints (number, newest_entry_id, heads, key_id, previous_mac, mac)
        values (${number}, ${newestEntryId}, ${heads}, ${keyId}, ${previousMac}, ${mac})`)
      await db.execute(sql`
        update audit_chains set checkpointed_number = number where account_id = any(${accountIds}::uuid[])`)
    },
  }
}
