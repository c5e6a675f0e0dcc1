import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'
import { countRows, maxCounted, type CountedRows } from '../../database/count-rows.ts'
import { installationChain } from '../../access/audit-trail/audit-trail.ts'
import type { SignedDroppedUpTo } from '../../access/audit-trail/dropped-entries.ts'
import type { EntryFields } from '../../access/audit-trail/entry-mac.ts'

export interface AuditRow {
  id: string
  at: Date
  actorId: string
  actorName: string | null
  actorEmail: string | null
  action: string
  accountId: string | null
  accountEmail: string | null
  resource: string | null
  resourceId: string | null
  reason: string | null
}

/** An entry of a chain: its MAC covers the fields and the MAC of the entry before. */
export interface ChainEntry {
  accountId: string
  number: string
  id: string
  fields: EntryFields
  keyId: string
  previousMac: Buffer
  mac: Buffer
  /** Up to which entry its chain was dropped. */
  droppedNumber: string
  droppedMac: Buffer
}

/** A row of the chain of checkpoints, which is signed as the entries are. */
export interface Checkpoint {
  number: string
  newestEntryId: string
  heads: string
  keyId: string
  previousMac: Buffer
  mac: Buffer
}

/** Entries match all of them. Account, actor and action have an index each, and days leave out other months. */
export interface AuditFilter {
  accountId?: string | undefined
  actorId?: string | undefined
  action?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

interface AuditPage extends AuditFilter {
  /** Leaves out the consents that families gave and withdrew themselves. */
  withoutConsents?: boolean
  without?: readonly string[]
  before?: string | undefined
  limit: number
}

export function auditStore(db: Pick<Queries, 'query'>) {
  return {
    /** Newest first. */
    list: (page: AuditPage) => db.query(auditPage(page)),

    count: (filter: AuditFilter) => countRows(db, auditCount(filter)),

    async hasEntry(accountId: string, { resource, resourceId }: { resource: string; resourceId: string }) {
      const found = await db.query(sql<object>`
        select from audit_entries
         where account_id = ${accountId} and resource = ${resource} and resource_id = ${resourceId} limit 1`)
      return found.length > 0
    },

    async countEntries() {
      const [row] = await db.query(sql<{ count: number }>`select count(*)::float8 as count from audit_entries`)
      return row?.count ?? 0
    },

    /** Chain by chain, each from its first entry on; of one month, if it is given. */
    chainsAfter: ({ accountId, number }: Pick<ChainEntry, 'accountId' | 'number'>, limit: number, month?: string) =>
      db.query(sql<ChainEntry>`
        select entry.account_id as "accountId", entry.number, entry.id, key_id as "keyId", previous_mac as "previousMac", entry.mac,
               array[entry.account_id::text, entry.id::text, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                     actor_id::text, action, resource, resource_id, reason] as fields,
               coalesce(dropped_number, 0) as "droppedNumber", coalesce(dropped_mac, '') as "droppedMac"
          from (
            select * from audit_entries where (account_id, number) > (${accountId}, ${number})
               ${month ? sql`and at >= ${month}::timestamp at time zone 'UTC' and at < (${month}::timestamp + interval '1 month') at time zone 'UTC'` : sql``}
             order by account_id, number limit ${limit}
          ) entry left join audit_chains chain on chain.account_id = entry.account_id
         order by entry.account_id, entry.number`),

    /** Chains of which old entries were dropped. */
    droppedAfter: (accountId: string | null, limit: number) =>
      db.query(sql<SignedDroppedUpTo>`
        select account_id as "accountId", dropped_number as number, dropped_mac as mac, dropped_key_id as "keyId",
               dropped_signature as signature
          from audit_chains where dropped_number > 0 and (${accountId}::uuid is null or account_id > ${accountId}) order by account_id limit ${limit}`),

    checkpointsAfter: (number: string, limit: number) =>
      db.query(sql<Checkpoint>`
        select number, newest_entry_id as "newestEntryId", heads, key_id as "keyId", previous_mac as "previousMac", mac
          from audit_checkpoints where number > ${number} order by number limit ${limit}`),
  }
}

export function auditPage(page: AuditPage): Sql<AuditRow> {
  const { accountId, actorId, action, from, to, withoutConsents = false, without = [], before, limit } = page
  return sql<AuditRow>`
    select entry.id, at, actor_id as "actorId", actor.name as "actorName", actor.email as "actorEmail", action,
           nullif(entry.account_id, ${installationChain}) as "accountId", family.email as "accountEmail", resource,
           resource_id as "resourceId", reason
      from audit_entries entry left join accounts actor on actor.id = actor_id and actor.identity_uid is not null
           left join accounts family on family.id = entry.account_id and family.identity_uid is not null
     where true ${accountId === undefined ? sql`` : sql`and entry.account_id = ${accountId}`}
       ${actorId === undefined ? sql`` : sql`and actor_id = ${actorId}`}
       ${action === undefined ? sql`` : sql`and action = ${action}`}
       ${from === undefined ? sql`` : sql`and at >= ${from}`}
       ${to === undefined ? sql`` : sql`and at < ${to}`}
       ${before ? sql`and entry.id < ${before}` : sql``}
       ${withoutConsents ? sql`and resource is distinct from 'consent'` : sql``}
       ${without.length === 0 ? sql`` : sql`and action <> all(${[...without]})`}
     order by entry.id desc limit ${limit + 1}`
}

/** Reads what one index finds, up to a limit, and counts what matches the other conditions, too. */
function auditCount({ accountId, actorId, action, from, to }: AuditFilter): Sql<CountedRows> {
  const ofActor = actorId === undefined ? sql`` : sql`and actor_id = ${actorId}`
  const ofAction = action === undefined ? sql`` : sql`and action = ${action}`
  return sql<CountedRows>`
    select count(*) filter (where true ${ofActor} ${ofAction})::int as count, count(*)::int as "readCount" from (
      select actor_id, action from audit_entries
       where true ${accountId === undefined ? (actorId === undefined ? ofAction : ofActor) : sql`and account_id = ${accountId}`}
         ${from === undefined ? sql`` : sql`and at >= ${from}`}
         ${to === undefined ? sql`` : sql`and at < ${to}`}
       order by id desc limit ${maxCounted + 1}) entry`
}
