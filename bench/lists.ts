import type { Database } from '@pipit/server/database/connect'
import { mergePages, type PageQuery } from '@pipit/server/database/merge-pages'
import { openDatabase } from '@pipit/server/database/open-database'
import { accountsQuery } from '@pipit/server/features/accounts/list-accounts'
import { devicesQuery } from '@pipit/server/features/fleet/list-labels'
import type { Benchmark } from './benchmark.ts'
import { houseOf } from './lists-tables.ts'

const page = { limit: 50 }
const batchId = '(first)'

const accountLists = [
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
  { search: 'a' },
  { search: 'a', role: 'superadmin' },
  { search: 'b1', emailVerified: false, disabled: true },
  { search: 'nobody' },
] as const satisfies Parameters<typeof accountsQuery>[0][]

const deviceLists = [
  {},
  { sort: 'oldest' },
  { status: 'deactivated' },
  { online: true },
  { online: true, status: 'deactivated' },
  { firmware: '1.3' },
  { firmware: '1.3', online: true },
  { firmware: 'none' },
  { batchId },
  { batchId, status: 'registered', online: true },
  { batchId, firmware: '1.3' },
  { search: 'a' },
  { search: 'pipit' },
  { search: 'batch', status: 'deactivated' },
  { search: 'nothing' },
] as const satisfies Parameters<typeof devicesQuery>[0][]

/** From the first page to the last but one. */
const depths = [0, 0.5, 0.95]

/** Buffers that the worst page of all lists reads in a large house, against the same page in a small one. */
export const lists: Benchmark = {
  name: 'lists',
  unit: 'buffers',
  goal: { of: 'ratio', atMost: 2 },
  isCounted: true,
  async run({ quick, dataFolder }) {
    const server = await openDatabase({ databaseUrl: null, dataFolder })
    try {
      const small = await houseOf(10_000, server)
      const large = await houseOf(quick ? 200_000 : 1_000_000, server)
      const measured = await compare(large, small)
      for (const { name, ours, anchor } of measured) console.error(`  ${name}: ${ours} / ${anchor} = ${(ours / anchor).toFixed(2)}`)
      const [worst] = measured.toSorted((one, other) => other.ours / other.anchor - one.ours / one.anchor)
      await Promise.all([small.pool.end(), large.pool.end()])
      if (!worst) throw new Error('nothing was measured')
      return { ours: [{ value: worst.ours, cpu: null }], anchor: [{ value: worst.anchor, cpu: null }] }
    } finally {
      await server.close()
    }
  },
}

async function compare(large: Database, small: Database) {
  const measured: { name: string; ours: number; anchor: number }[] = []
  const cases = [
    ...accountLists.map((filters) => ({ name: `accounts ${JSON.stringify(filters)}`, queryIn: async () => accountsQuery(filters, page) })),
    ...deviceLists.map((filters) => ({
      name: `devices ${JSON.stringify(filters)}`,
      queryIn: async (house: Database) => devicesQuery('batchId' in filters ? { ...filters, batchId: await firstBatch(house) } : filters, page),
    })),
  ]
  for (const { name, queryIn } of cases) {
    for (const depth of depths) {
      const anchor = await pageOf(small, await atDepth(small, await queryIn(small), depth))
      // The small house may have fewer than a page of these; then as many are read of the large one.
      const limit = Math.max(anchor.rows - 1, 0)
      const ours = await pageOf(large, { ...(await atDepth(large, await queryIn(large), depth)), limit })
      measured.push({ name: `${name} at ${depth * 100} % (${anchor.rows})`, ours: ours.buffers, anchor: anchor.buffers })
    }
  }
  return measured
}

async function firstBatch({ pool }: Database) {
  const { rows } = await pool.query<{ id: string }>("select id from batches where label = 'Batch 0'")
  return rows[0]?.id ?? ''
}

/** The page that begins this far into all that the filters leave. */
async function atDepth({ pool }: Database, query: PageQuery, depth: number): Promise<PageQuery> {
  if (depth === 0) return query
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const chosen = Object.entries(query.among).map(([column, wanted]) => `${query.table}.${column} = any(${bind(wanted)})`)
  const from = `from ${query.table} where ${[...query.where(bind), ...chosen].join(' and ')}`
  const { rows: counted } = await pool.query<{ count: number }>(`select count(*)::int ${from}`, values)
  const count = counted[0]?.count ?? 0
  // One row at least is left to be read.
  const offset = Math.max(Math.min(Math.floor(count * depth), count - 2), 0)
  const [first, second] = query.order.columns.map(({ sql }) => sql)
  const direction = query.order.descending ? 'desc' : 'asc'
  const { rows } = await pool.query<{ first: string; second: string }>(
    `select (${first})::text as first, (${second})::text as second ${from}
      order by ${first} ${direction}, ${second} ${direction} offset ${offset} limit 1`,
    values,
  )
  return rows[0] ? { ...query, after: [rows[0].first, rows[0].second] } : query
}

interface Plan {
  'Actual Rows': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

async function pageOf({ pool }: Database, query: PageQuery) {
  const { text, values } = mergePages(query)
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (analyze, buffers, format json) ${text}`, values)
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}
