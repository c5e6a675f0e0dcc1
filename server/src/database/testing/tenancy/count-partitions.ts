import type { Client } from 'pg'
import { planStatement, type PlanNode } from './plan-statement.ts'

/** The partitioned tables of which this statement reads or changes more than one partition. */
export async function tablesReadAcrossPartitions(client: Client, text: string, partitioned: Set<string>) {
  return acrossPartitions(await planStatement(client, text), partitioned)
}

/** PostgreSQL names the partitions of one use of a table `alias_1`, `alias_2`, …, and a single one as the table itself. */
function acrossPartitions(plan: PlanNode, partitioned: Set<string>) {
  const found = new Map<string, Set<string>>()
  const visit = (node: PlanNode) => {
    const { Alias: alias, 'Relation Name': relation } = node
    const table = relation?.replace(/_p\d$/, '')
    if (
      alias !== undefined &&
      relation !== undefined &&
      table !== undefined &&
      table !== relation &&
      partitioned.has(table)
    ) {
      const use = `${table} ${alias.replace(/_\d+$/, '')}`
      found.set(use, (found.get(use) ?? new Set()).add(relation))
    }
    for (const child of node.Plans ?? []) visit(child)
  }
  visit(plan)
  return [...found].filter(([, relations]) => relations.size > 1).map(([use]) => use.split(' ')[0] as string)
}
