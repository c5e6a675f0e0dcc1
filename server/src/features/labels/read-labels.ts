import type { Queries } from '@pipit/database/connect'
import type { Cipher } from '../../database/cipher.ts'
import { labelStore, type EncryptedLabel, type LabelKind } from './label-store.ts'

const batchSize = 500

/** Reads labels with their decrypted claim codes, for printing. */
export function labelReader({ database, cipher }: { database: Queries; cipher: Cipher }, kind: LabelKind) {
  const store = labelStore(database, kind)
  /** The label of one row; a board has none. */
  const decrypt = ({ id, encryptedClaimCode, activity }: EncryptedLabel) =>
    encryptedClaimCode ? [{ id, claimCode: cipher.decrypt(encryptedClaimCode), activity }] : []
  return {
    countBatch: store.countBatch,
    findKnownIds: store.findKnownIds,
    findIdsWithoutLabel: store.findIdsWithoutLabel,

    /** Ordered by id. Reads a limited number of rows at a time, because a batch may have thousands. */
    async *streamBatch(batchId: string) {
      for (let after = ''; ;) {
        const rows = await store.pageOfBatch(batchId, { after, limit: batchSize })
        for (const row of rows) yield* decrypt(row)
        const last = rows.at(-1)
        if (!last) return
        after = last.id
      }
    },

    /** Labels come in the given order. Those that were deleted meanwhile are left out. */
    async *stream(ids: string[]) {
      for (let start = 0; start < ids.length; start += batchSize) {
        for (const row of await store.read(ids.slice(start, start + batchSize))) yield* decrypt(row)
      }
    },
  }
}
