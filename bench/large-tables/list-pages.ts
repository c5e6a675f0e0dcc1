import type { Database } from '@pipit/database/connect'
import { toQuery, type Sql } from '@pipit/database/sql'
import { accountsStatement } from '@pipit/server/features/accounts/admin/list-accounts'
import { auditPage } from '@pipit/server/features/audit/audit-store'
import { cardsStatement, devicesStatement } from '@pipit/server/features/labels/admin/list-labels'
import { waitListStatement } from '@pipit/server/features/wait-list/admin/list-wait-list'

/** A list with filters, in any database. */
interface FilteredList {
  name: string
  /** `depth`: the share of the filtered rows before the page. */
  pageAt: (database: Database, depth: number, limit: number) => Promise<Sql>
}

/** Placeholders, replaced by ids of the database. */
const accountId = '(a family)'
const batchId = '(the first)'

const accountLists: Parameters<typeof accountsStatement>[0][] = [
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
  { search: 'nobody' },
]

/** A search costs what it finds, so it is compared with one that finds most of the small list. */
const labelLists = [
  {},
  { sort: 'oldest' },
  { status: 'deactivated' },
  { accountId },
  { accountId, status: 'deactivated' },
  { batchId },
  { search: 'pipit' },
  { search: 'batch', status: 'deactivated' },
  { search: 'nothing' },
] as const

const deviceLists: Parameters<typeof devicesStatement>[0][] = [
  ...labelLists,
  { online: true },
  { online: true, status: 'deactivated' },
  { firmware: '1.3' },
  { firmware: '1.3', online: true },
  { firmware: 'none' },
  { batchId, status: 'registered', online: true },
  { batchId, firmware: '1.3' },
]

const cardLists: Parameters<typeof cardsStatement>[0][] = [
  ...labelLists,
  { activity: 'quiz' },
  { activity: 'quiz', status: 'registered' },
  { activity: 'none' },
  { batchId, activity: 'quiz', sort: 'oldest' },
]

const waitLists: Parameters<typeof waitListStatement>[0][] = [
  {},
  { invited: true },
  { search: 'a' },
  { search: 'a', invited: false },
]

const auditColumns = { actorId: 'actor_id', accountId: 'account_id', action: 'action' }

const auditLists: Pick<Parameters<typeof auditPage>[0], keyof typeof auditColumns>[] = [
  {},
  { actorId: accountId },
  { accountId },
  { action: 'home.read' },
  { actorId: accountId, action: 'home.read' },
]

export const listPages: FilteredList[] = [
  ...accountLists.map((filters) => mergedList('accounts', filters, accountsStatement)),
  ...deviceLists.map((filters) => mergedList('devices', filters, devicesStatement)),
  ...cardLists.map((filters) => mergedList('cards', filters, cardsStatement)),
  ...waitLists.map((filters) => mergedList('wait list', filters, waitListStatement)),
  ...auditLists.map(auditList),
]

function mergedList<Filters extends object>(
  list: string,
  filters: Filters,
  statement: (filters: Filters, bounds: { after: readonly [string, string] | null; limit: number }) => Sql,
): FilteredList {
  return {
    name: `${list} ${JSON.stringify(filters)}`,
    async pageAt(database, depth, limit) {
      const withIds = { ...filters, ...(await idsIn(database, list, filters)) }
      const whole = statement(withIds, { after: null, limit: maxRows })
      return statement(withIds, { after: depth === 0 ? null : await keysAt(database, whole, depth), limit })
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

/** No list has as many. */
const maxRows = 1_000_000_000

async function keysAt({ pool }: Database, list: Sql, depth: number) {
  const { text, values } = toQuery(list)
  const from = `from (${text}) listed`
  const offset = offsetOf(await countOf(pool, from, values), depth)
  const { rows } = await pool.query<{ first: string; second: string }>(
    `select first, second ${from} offset ${offset} limit 1`,
    values,
  )
  return rows[0] ? ([rows[0].first, rows[0].second] as const) : null
}

function auditList(filters: (typeof auditLists)[number]): FilteredList {
  return {
    name: `audit ${JSON.stringify(filters)}`,
    async pageAt({ pool }, depth, limit) {
      const fields = Object.keys(filters) as (keyof typeof filters)[]
      const values = await Promise.all(
        fields.map((field) =>
          filters[field] === accountId ? latestValue(pool, auditColumns[field]) : Promise.resolve(filters[field]),
        ),
      )
      const withIds = Object.fromEntries(fields.map((field, index) => [field, values[index]]))
      if (depth === 0) return auditPage({ ...withIds, limit })
      const conditions = fields.map((field, index) => `and ${auditColumns[field]} = $${index + 1}`)
      const from = `from audit_entries where true ${conditions.join(' ')}`
      const offset = offsetOf(await countOf(pool, from, values), depth)
      const { rows } = await pool.query<{ id: string }>(
        `select id ${from} order by id desc offset ${offset} limit 1`,
        values,
      )
      return auditPage({ ...withIds, before: rows[0]?.id, limit })
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
