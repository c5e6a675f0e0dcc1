import type { Queries } from '../../database/connect.ts'
import type { Cipher } from '../../database/cipher.ts'
import { labelStore, type EncryptedLabel, type LabelKind } from './label-store.ts'

const batchSize = 500

/** For printing labels again: what is on them, claim codes included. */
export function labelReader({ database, cipher }: { database: Queries; cipher: Cipher }, kind: LabelKind) {
  const store = labelStore(database, kind)
  const decrypt = ({ id, encryptedClaimCode, activity }: EncryptedLabel) => ({
    id,
    claimCode: cipher.decrypt(encryptedClaimCode),
    activity,
  })
  return {
    hasBatch: store.hasBatch,
    findKnownIds: store.findKnownIds,

    /** By their ids, in batches of rows: a batch of labels may have thousands. */
    async *streamBatch(batchId: string) {
      for (let after = ''; ;) {
        const rows = await store.pageOfBatch(batchId, { after, limit: batchSize })
        for (const row of rows) yield decrypt(row)
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    },

    /** In the order of the ids; one that was deleted meanwhile is left out. */
    async *stream(ids: string[]) {
      for (let start = 0; start < ids.length; start += batchSize) {
        for (const row of await store.read(ids.slice(start, start + batchSize))) yield decrypt(row)
      }
    },
  }
}
