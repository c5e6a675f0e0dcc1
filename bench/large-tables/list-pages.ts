import type { Database } from '@pipit/server/database/connect'
import { mergePages, type PageQuery, type Statement } from '@pipit/server/database/merge-pages'
import { accountsQuery } from '@pipit/server/features/accounts/admin/list-accounts'
import { toQuery } from '@pipit/server/database/sql'
import { auditPage } from '@pipit/server/features/audit/audit-store'
import { cardsQuery, devicesQuery } from '@pipit/server/features/labels/admin/list-labels'
import { waitListQuery } from '@pipit/server/features/wait-list/admin/list-wait-list'

/** A list with filters, in any database. */
interface FilteredList {
  name: string
  /** `depth`: the share of the filtered rows before the page. */
  pageAt: (database: Database, depth: number, limit: number) => Promise<Statement>
}

/** Placeholders, replaced by ids of the database. */
const accountId = '(a family)'
const batchId = '(the first)'

const accountLists: Parameters<typeof accountsQuery>[0][] = [
  {},
  { sort: 'oldest' },
  { sort: 'email' },
  { role: 'superadmin' },
  { role: 'superadmin', disabled: true },
  { emailVerified: false },
  { disabled: true },
  { role: 'parent', emailVerified: false, disabled: true },
  { role: 'superadmin', sort: 'email' },
  { createdFrom: '2020-01-02T00:00:00Z', createdTo: '2020-01-06T00:00:00Z' },
  { createdFrom: '2020-01-02T00:00:00Z', createdTo: '2020-01-06T00:00:00Z', role: 'superadmin', sort: 'oldest' },
  { search: 'a' },
  { search: 'a', role: 'superadmin' },
  { search: 'b1', emailVerified: false, disabled: true },
  { search: 'nobody' },
]

const labelLists = [
  {},
  { sort: 'oldest' },
  { status: 'deactivated' },
  { accountId },
  { accountId, status: 'deactivated' },
  { batchId },
  { search: 'a' },
  { search: 'pipit' },
  { search: 'batch', status: 'deactivated' },
  { search: 'nothing' },
] as const

const deviceLists: Parameters<typeof devicesQuery>[0][] = [
  ...labelLists,
  { online: true },
  { online: true, status: 'deactivated' },
  { firmware: '1.3' },
  { firmware: '1.3', online: true },
  { firmware: 'none' },
  { batchId, status: 'registered', online: true },
  { batchId, firmware: '1.3' },
]

const cardLists: Parameters<typeof cardsQuery>[0][] = [
  ...labelLists,
  { activity: 'quiz' },
  { activity: 'quiz', status: 'registered' },
  { activity: 'none' },
  { batchId, activity: 'quiz', sort: 'oldest' },
]

const waitLists: Parameters<typeof waitListQuery>[0][] = [
  {},
  { invited: true },
  { search: 'a' },
  { search: 'a', invited: false },
]

const auditLists: Parameters<typeof auditPage>[0]['by'][] = [
  undefined,
  { field: 'actorId', value: accountId },
  { field: 'accountId', value: accountId },
  { field: 'action', value: 'home.read' },
]

export const listPages: FilteredList[] = [
  ...accountLists.map((filters) => mergedList('accounts', filters, accountsQuery)),
  ...deviceLists.map((filters) => mergedList('devices', filters, devicesQuery)),
  ...cardLists.map((filters) => mergedList('cards', filters, cardsQuery)),
  ...waitLists.map((filters) => mergedList('wait list', filters, waitListQuery)),
  ...auditLists.map(auditList),
]

function mergedList<Filters extends object>(
  list: string,
  filters: Filters,
  query: (filters: Filters, page: { limit: number }) => PageQuery,
): FilteredList {
  return {
    name: `${list} ${JSON.stringify(filters)}`,
    async pageAt(database, depth, limit) {
      const withIds = { ...filters, ...(await idsIn(database, list, filters)) }
      return mergePages(await atDepth(database, query(withIds, { limit }), depth))
    },
  }
}

async function idsIn({ pool }: Database, list: string, filters: object) {
  const [ids] = (
    await pool.query<{ batchId: string; accountId: string }>(
      `select md5($1 || 0)::uuid as "batchId", (select account_id from devices where account_id is not null limit 1) as "accountId"`,
      [list],
    )
  ).rows
  return Object.fromEntries(Object.entries(ids ?? {}).filter(([field]) => field in filters))
}

async function atDepth({ pool }: Database, query: PageQuery, depth: number): Promise<PageQuery> {
  if (depth === 0) return query
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const among = Object.entries(query.among).map(
    ([column, choices]) => `${query.table}.${column} = any(${bind(choices)})`,
  )
  const from = `from ${query.table} where ${[...query.where(bind), ...among].join(' and ')}`
  const offset = offsetOf(await countOf(pool, from, values), depth)
  const [first, second] = query.order.columns.map(({ sql }) => sql)
  const direction = query.order.descending ? 'desc' : 'asc'
  const { rows } = await pool.query<{ first: string; second: string }>(
    `select (${first})::text as first, (${second})::text as second ${from}
      order by ${first} ${direction}, ${second} ${direction} offset ${offset} limit 1`,
    values,
  )
  return rows[0] ? { ...query, after: [rows[0].first, rows[0].second] } : query
}

const auditColumns = { actorId: 'actor_id', accountId: 'concerned_account_id', action: 'action' }

function auditList(by: (typeof auditLists)[number]): FilteredList {
  return {
    name: `audit ${JSON.stringify(by ?? {})}`,
    async pageAt({ pool }, depth, limit) {
      const value = by?.value === accountId ? await latestValue(pool, auditColumns[by.field]) : by?.value
      const narrowed = by && value !== undefined ? { ...by, value } : undefined
      if (depth === 0) return toQuery(auditPage({ by: narrowed, limit }))
      const from = `from audit_entries ${by ? `where ${auditColumns[by.field]} = $1` : ''}`
      const values = by ? [value] : []
      const offset = offsetOf(await countOf(pool, from, values), depth)
      const { rows } = await pool.query<{ id: string }>(
        `select id ${from} order by id desc offset ${offset} limit 1`,
        values,
      )
      return toQuery(auditPage({ by: narrowed, before: rows[0]?.id, limit }))
    },
  }
}

async function latestValue(pool: Database['pool'], column: string) {
  const { rows } = await pool.query<{ id: string }>(
    `select ${column} as id from audit_entries order by id desc limit 1`,
  )
  return rows[0]?.id
}

async function countOf(pool: Database['pool'], from: string, values: unknown[]) {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int ${from}`, values)
  return rows[0]?.count ?? 0
}

/** Leaves at least one row to read. */
function offsetOf(count: number, depth: number) {
  return Math.max(Math.min(Math.floor(count * depth), count - 2), 0)
}
