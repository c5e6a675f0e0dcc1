import type { Database } from '../../database/connect.ts'
import { toPage } from '../../http/paging.ts'
import { auditStore, type AuditRow } from './audit-store.ts'

/** What those who run the house did with a family's account, or read of it, as the API shows it; newest first. */
export function familyAudit(database: Database) {
  const store = auditStore(database)
  return {
    async list(accountId: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const rows = await store.list({ by: { field: 'accountId', value: accountId }, before: cursor, limit })
      const { items, nextCursor } = toPage(rows, limit)
      return { items: items.map(toEntry), nextCursor }
    },
  }
}

export function toEntry({ id, at, actorName, actorEmail, action, thing, thingId, reason }: AuditRow) {
  const actor = actorEmail === null ? null : { name: actorName, email: actorEmail }
  return { id: Number(id), at: at.toISOString(), actor, action, thing, thingId, reason }
}
