import type { AuditTrail } from '../../../access/audit-trail/audit-trail.ts'
import { labelStore } from '../label-store.ts'
import { alreadyDeletedReason, type BulkJobHandler, type BulkJobBatch } from '../../jobs/bulk-job.ts'

const wording = {
  devices: {
    action: 'device.deleted',
    resource: 'device',
    other: 'cards',
    otherKindReason: /*i18n*/ 'This is the id of a card.',
  },
  cards: {
    action: 'card.deleted',
    resource: 'card',
    other: 'devices',
    otherKindReason: /*i18n*/ 'This is the id of a device.',
  },
} as const

/** Deletes within the transaction that saves the progress, so no row is counted twice. */
export function createLabelDeletionHandler(auditTrail: AuditTrail, kind: keyof typeof wording): BulkJobHandler {
  const { action, resource, other, otherKindReason } = wording[kind]
  return { batchSize: 500, perform }

  async function perform({ ids, requestedBy, evenIfRegistered, db }: BulkJobBatch) {
    const store = labelStore(db, kind)
    const rows = await store.lock(ids)
    const deletable = rows.filter(({ accountId }) => accountId === null || evenIfRegistered)
    await store.delete(deletable.map(({ id }) => id))
    const registered = deletable.filter(({ accountId }) => accountId !== null)
    await auditTrail.appendIn(
      db,
      registered.map(({ id, accountId }) => ({
        actorId: requestedBy,
        action,
        concernedAccountId: accountId,
        resource,
        resourceId: id,
        reason: null,
      })),
    )
    return explainSkipped({ ids, found: rows.map(({ id }) => id), deleted: deletable.map(({ id }) => id), db })
  }

  async function explainSkipped({
    ids,
    found,
    deleted,
    db,
  }: Pick<BulkJobBatch, 'ids' | 'db'> & { found: string[]; deleted: string[] }) {
    const missing = ids.filter((id) => !found.includes(id))
    const otherKindIds = await labelStore(db, other).findKnownIds(missing)
    const skipped = found.filter((id) => !deleted.includes(id))
    return new Map([
      ...skipped.map(
        (id) => [id, /*i18n*/ 'It is registered to a family. Confirm that you want to delete it anyway.'] as const,
      ),
      ...missing.map((id) => [id, otherKindIds.has(id) ? otherKindReason : alreadyDeletedReason] as const),
    ])
  }
}
