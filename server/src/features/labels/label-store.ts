import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'

export type LabelKind = 'devices' | 'cards'

interface LabelRow {
  id: string
  sealedClaimCode: Buffer
  /** A card's; a device has none. */
  activity: string | null
}

const batchSize = 500

/** For printing labels again: what is on them, claim codes included. */
export function labelStore({ database: { pool }, cipher }: { database: Database; cipher: Cipher }, kind: LabelKind) {
  const columns = `id, encrypted_claim_code as "sealedClaimCode", ${kind === 'cards' ? 'activity' : 'null as activity'}`
  const open = ({ id, sealedClaimCode, activity }: LabelRow) => ({
    id,
    claimCode: cipher.decrypt(sealedClaimCode),
    activity,
  })
  return {
    async hasBatch(batchId: string): Promise<boolean> {
      const { rowCount } = await pool.query(`select from ${kind} where batch_id = $1 limit 1`, [batchId])
      return rowCount === 1
    },
    /** By their ids, a portion at a time: a batch may have thousands. */
    async *streamBatch(batchId: string) {
      for (let after = ''; ;) {
        const { rows } = await pool.query<LabelRow>(
          `select ${columns} from ${kind} where batch_id = $1 and id > $2 order by id limit ${batchSize}`,
          [batchId, after],
        )
        for (const row of rows) yield open(row)
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    },
    async findKnownIds(ids: string[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ id: string }>(`select id from ${kind} where id = any($1)`, [ids])
      return new Set(rows.map(({ id }) => id))
    },
    /** In the order of the ids, a portion at a time; one that was deleted meanwhile is left out. */
    async *stream(ids: string[]) {
      for (let start = 0; start < ids.length; start += batchSize) {
        const portion = ids.slice(start, start + batchSize)
        const { rows } = await pool.query<LabelRow>(
          `select ${columns}
             from unnest($1::text[]) with ordinality wanted (id, place) join ${kind} using (id) order by place`,
          [portion],
        )
        for (const row of rows) yield open(row)
      }
    },
  }
}
