import { hiddenFromFamily } from '@pipit/contract/audit/audit-actions'
import type { Database } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { auditStore, type AuditRow } from './audit-store.ts'

interface Page {
  cursor?: string | undefined
  limit: number
}

/** The entries of the audit trail that concern a family, newest first. */
export function familyAudit(database: Database) {
  const store = auditStore(database)
  return {
    hasEntry: store.hasEntry,
    /** What superadmins read or changed. */
    list: (accountId: string, page: Page) => list(accountId, { ...page, withoutConsents: true }),
    /** Includes the consents that the family itself gave and withdrew. */
    listAll: list,
  }

  async function list(
    accountId: string,
    { cursor, limit, withoutConsents = false }: Page & { withoutConsents?: boolean },
  ) {
    const rows = await store.list({ accountId, withoutConsents, without: hiddenFromFamily, before: cursor, limit })
    const { items, nextCursor } = toPage(rows, limit)
    return { items: items.map(toEntry), nextCursor }
  }
}

export function toEntry({ id, at, actorName, actorEmail, action, resource, resourceId, reason }: AuditRow) {
  const actor = actorEmail === null ? null : { name: actorName, email: actorEmail }
  return { id: Number(id), at: at.toISOString(), actor, action, resource, resourceId, reason }
}
