import type { Database } from '@pipit/database/connect'
import { toQuery, type Sql } from '@pipit/database/sql'

interface Plan {
  'Actual Rows': number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/** Blocks that a query reads, from the cache or from disk. */
export async function readBuffers({ pool }: Database, statement: Sql) {
  const { text, values } = toQuery(statement)
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, buffers, format json) ${text}`,
    values,
  )
  const plan = rows[0]?.['QUERY PLAN'][0].Plan
  if (!plan) throw new Error('no plan')
  return { rows: plan['Actual Rows'], buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] }
}
