import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export type LabelKind = 'devices' | 'cards'

interface ClaimedLabel {
  kind: 'device' | 'card'
  id: string
  accountId: string | null
  /** True for a device that is registered without a proof of possession. */
  canMove: boolean
}

export interface EncryptedLabel {
  id: string
  /** Null for a board, which has no label. */
  encryptedClaimCode: Buffer | null
  /** Null for devices. */
  activity: string | null
}

const tables = { devices: sql`devices`, cards: sql`cards` }
const labels = {
  devices: sql`(select id, batch_id, encrypted_claim_code, null as activity from devices)`,
  cards: sql`(select id, batch_id, encrypted_claim_code, activity from cards)`,
}
const columns = sql`label.id, encrypted_claim_code as "encryptedClaimCode", activity`

/** What devices and cards have in common. */
export function labelStore(db: Queries, kind: LabelKind) {
  const table = tables[kind]
  return {
    async countBatch(batchId: string): Promise<number> {
      const [counted] = await db.query(sql<{ count: number }>`
        select count(*)::int as count from ${table} where batch_id = ${batchId}`)
      return counted?.count ?? 0
    },

    pageOfBatch: (batchId: string, { after, limit }: { after: string; limit: number }) =>
      db.query(sql<EncryptedLabel>`
        select ${columns} from ${labels[kind]} label where batch_id = ${batchId} and id > ${after} order by id limit ${limit}`),

    async findKnownIds(ids: string[]): Promise<Set<string>> {
      const rows = await db.query(sql<{ id: string }>`select id from ${table} where id = any(${ids})`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Finds which of the known ids are boards. */
    async findIdsWithoutLabel(ids: string[]): Promise<Set<string>> {
      const rows = await db.query(sql<{ id: string }>`
        select id from ${table} where id = any(${ids}) and claim_code_hash is null`)
      return new Set(rows.map(({ id }) => id))
    },

    /** Rows come in the order of the ids. */
    read: (ids: string[]) =>
      db.query(sql<EncryptedLabel>`
        select ${columns}
          from unnest(${ids}::text[]) with ordinality requested (id, position) join ${labels[kind]} label using (id) order by position`),

    /** Locks the rows until the transaction ends. */
    lock: (ids: string[]) =>
      db.query(sql<{ id: string; accountId: string | null }>`
        select id, account_id as "accountId" from ${table} where id = any(${ids}) order by id for update`),

    async delete(ids: string[]) {
      await db.execute(sql`delete from ${table} where id = any(${ids})`)
    },
  }
}

/** Finds a device or a card. */
export async function findByClaimCode(db: Queries, claimCodeHash: Uint8Array) {
  const [found] = await db.query(sql<ClaimedLabel>`
    select 'device' as kind, id, account_id as "accountId", proven_at is null as "canMove"
      from devices where claim_code_hash = ${claimCodeHash}
     union all
    select 'card', id, account_id, false from cards where claim_code_hash = ${claimCodeHash}`)
  return found
}

/** Whether the child and the network belong to the family. */
export async function findFamilyReferences(
  db: Queries,
  accountId: string,
  {
    childId = null,
    wifiNetworkId = null,
  }: { childId?: string | null | undefined; wifiNetworkId?: string | null | undefined },
) {
  const [found] = await db.query(sql<{ hasChild: boolean; hasNetwork: boolean }>`
    select exists (select from children where account_id = ${accountId} and id = ${childId}) as "hasChild",
           exists (
             select from wifi_networks where account_id = ${accountId} and id = ${wifiNetworkId} and removed_at is null
           ) as "hasNetwork"`)
  return found ?? { hasChild: false, hasNetwork: false }
}
