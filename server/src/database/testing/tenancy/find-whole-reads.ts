import type { Client } from 'pg'
import { planStatement, type PlanNode } from './plan-statement.ts'

/**
 * The tables that this statement reads from their beginning to their end, although PostgreSQL was asked to use an index if
 * there is one. An index that holds few rows anyway may be read as a whole, and so may one of which only a page is read.
 */
export async function tablesReadAsAWhole(client: Client, text: string, tables: Set<string>): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where indpred is not null',
  )
  const partialIndexes = new Set(rows.map(({ name }) => name))
  const found = new Set<string>()
  const visit = (node: PlanNode, isLimited: boolean) => {
    const table = tableOf(node['Relation Name'])
    if (table !== undefined && tables.has(table) && readsAll(node) && !isLimited) found.add(table)
    for (const child of node.Plans ?? []) visit(child, isLimited || node['Node Type'] === 'Limit')
  }
  visit(await planStatement(client, text), false)
  return [...found]

  function readsAll(node: PlanNode) {
    if (node['Node Type'] === 'Seq Scan') return true
    const index = node['Index Name']
    return index !== undefined && node['Index Cond'] === undefined && !partialIndexes.has(index)
  }
}

/** A month belongs to its table. */
const tableOf = (relation: string | undefined) => relation?.replace(/_(\d{4}_\d{2}|default)$/, '')
