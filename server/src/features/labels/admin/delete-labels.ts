import { appendAuditEntries } from '../../../access/audit-trail-store.ts'
import { labelStore } from '../label-store.ts'
import { alreadyDeletedReason, type BulkJobHandler, type BulkJobBatch } from '../../jobs/bulk-job.ts'

const wording = {
  devices: { action: 'device.deleted', resource: 'device', other: 'cards', isOther: 'That is the id of a card.' },
  cards: { action: 'card.deleted', resource: 'card', other: 'devices', isOther: 'That is the id of a device.' },
} as const

/** Whole portions in the transaction that keeps the progress: no row is done twice. */
export function createLabelDeletionHandler(kind: keyof typeof wording): BulkJobHandler {
  const { action, resource, other, isOther } = wording[kind]
  return { batchSize: 500, perform }

  async function perform({ ids, requestedBy, evenIfRegistered, db }: BulkJobBatch) {
    const store = labelStore(db, kind)
    const rows = await store.lock(ids)
    const going = rows.filter(({ accountId }) => accountId === null || evenIfRegistered)
    await store.delete(going.map(({ id }) => id))
    const ofFamilies = going.filter(({ accountId }) => accountId !== null)
    await appendAuditEntries(
      db,
      ofFamilies.map(({ id, accountId }) => ({
        actorId: requestedBy,
        action,
        concernedAccountId: accountId,
        resource,
        resourceId: id,
        reason: null,
      })),
    )
    return explainSkipped({ ids, found: rows.map(({ id }) => id), gone: going.map(({ id }) => id), db })
  }

  async function explainSkipped({
    ids,
    found,
    gone,
    db,
  }: Pick<BulkJobBatch, 'ids' | 'db'> & { found: string[]; gone: string[] }) {
    const missing = ids.filter((id) => !found.includes(id))
    const ofOtherKind = await labelStore(db, other).findKnownIds(missing)
    const stays = found.filter((id) => !gone.includes(id))
    return new Map([
      ...stays.map((id) => [id, 'It is registered to a family: confirm to delete it too.'] as const),
      ...missing.map((id) => [id, ofOtherKind.has(id) ? isOther : alreadyDeletedReason] as const),
    ])
  }
}
