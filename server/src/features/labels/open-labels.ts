import type { Database } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'

export type LabelKind = 'devices' | 'cards'

interface SealedLabel {
  id: string
  sealedClaimCode: Buffer
  /** A card's; a device has none. */
  activity: string | null
}

const atOnce = 500

/** For printing labels again: what is on them, claim codes included. */
export function openLabels({ database: { pool }, cipher }: { database: Database; cipher: Cipher }, kind: LabelKind) {
  const columns = `id, encrypted_claim_code as "sealedClaimCode", ${kind === 'cards' ? 'activity' : 'null as activity'}`
  const open = ({ id, sealedClaimCode, activity }: SealedLabel) => ({
    id,
    claimCode: cipher.decrypt(sealedClaimCode),
    activity,
  })
  return {
    async isThereAnyOf(batchId: string): Promise<boolean> {
      const { rowCount } = await pool.query(`select from ${kind} where batch_id = $1 limit 1`, [batchId])
      return rowCount === 1
    },
    /** By their ids, a portion at a time: a batch may have thousands. */
    async *readBatch(batchId: string) {
      for (let after = ''; ;) {
        const { rows } = await pool.query<SealedLabel>(
          `select ${columns} from ${kind} where batch_id = $1 and id > $2 order by id limit ${atOnce}`,
          [batchId, after],
        )
        for (const row of rows) yield open(row)
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    },
    async knownAmong(ids: string[]): Promise<Set<string>> {
      const { rows } = await pool.query<{ id: string }>(`select id from ${kind} where id = any($1)`, [ids])
      return new Set(rows.map(({ id }) => id))
    },
    /** In the order of the ids, a portion at a time; one that was deleted meanwhile is left out. */
    async *read(ids: string[]) {
      for (let start = 0; start < ids.length; start += atOnce) {
        const portion = ids.slice(start, start + atOnce)
        const { rows } = await pool.query<SealedLabel>(
          `select ${columns}
             from unnest($1::text[]) with ordinality wanted (id, place) join ${kind} using (id) order by place`,
          [portion],
        )
        for (const row of rows) yield open(row)
      }
    },
  }
}
