import type { Database } from '../../database/connect.ts'
import type { Seal } from '../../database/seal.ts'

export type LabelKind = 'devices' | 'cards'

interface SealedLabel {
  id: string
  sealedClaimCode: Buffer
  /** A card's; a device has none. */
  activity: string | null
}

const atOnce = 500

/** For printing labels again: what is on them, claim codes included. */
export function openLabels({ database: { pool }, seal }: { database: Database; seal: Seal }, kind: LabelKind) {
  return {
    async idsOfBatch(batchId: string): Promise<string[]> {
      const { rows } = await pool.query<{ id: string }>(`select id from ${kind} where batch_id = $1 order by id`, [batchId])
      return rows.map(({ id }) => id)
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
          `select id, sealed_claim_code as "sealedClaimCode", ${kind === 'cards' ? 'activity' : 'null as activity'}
             from unnest($1::text[]) with ordinality wanted (id, place) join ${kind} using (id) order by place`,
          [portion],
        )
        for (const { id, sealedClaimCode, activity } of rows) yield { id, claimCode: seal.open(sealedClaimCode), activity }
      }
    },
  }
}
