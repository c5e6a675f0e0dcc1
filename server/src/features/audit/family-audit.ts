import type { Database } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { auditStore, type AuditRow } from './audit-store.ts'

/** What superadmins read or changed in a family's account, newest first. */
export function familyAudit(database: Database) {
  const store = auditStore(database)
  return {
    hasEntry: store.hasEntry,
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list({ by: { field: 'accountId', value: accountId }, before: cursor, limit })
      const { items, nextCursor } = toPage(rows, limit)
      return { items: items.map(toEntry), nextCursor }
    },
  }
}

export function toEntry({ id, at, actorName, actorEmail, action, resource, resourceId, reason }: AuditRow) {
  const actor = actorEmail === null ? null : { name: actorName, email: actorEmail }
  return { id: Number(id), at: at.toISOString(), actor, action, resource, resourceId, reason }
}
