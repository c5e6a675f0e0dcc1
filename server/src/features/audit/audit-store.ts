import type { Database } from '../../database/connect.ts'
import type { Statement } from '../../database/merge-pages.ts'

export interface AuditRow {
  id: string
  at: Date
  actorId: string
  actorName: string | null
  actorEmail: string | null
  action: string
  accountId: string | null
  thing: string | null
  thingId: string | null
  reason: string | null
}

/** Each has an index that ends with the id, so that any page of it is read at once. */
const columns = { accountId: 'concerned_account_id', actorId: 'actor_id', action: 'action' } as const

interface AuditPage {
  by?: { field: keyof typeof columns; value: string } | undefined
  before?: string | undefined
  limit: number
}

export function auditStore({ pool }: Database) {
  return {
    /** Newest first. */
    async list(page: AuditPage): Promise<AuditRow[]> {
      return (await pool.query<AuditRow>(auditPage(page))).rows
    },
  }
}

export function auditPage({ by, before, limit }: AuditPage): Statement {
  const values: unknown[] = [limit + 1]
  const conditions = [
    ...(by ? [`${columns[by.field]} = $${values.push(by.value)}`] : []),
    ...(before ? [`entry.id < $${values.push(before)}`] : []),
  ]
  const text = `select entry.id, at, actor_id as "actorId", actor.name as "actorName", actor.email as "actorEmail", action,
            concerned_account_id as "accountId", resource as thing, resource_id as "thingId", reason
       from audit_entries entry left join accounts actor on actor.id = actor_id
      ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by entry.id desc limit $1`
  return { text, values }
}
