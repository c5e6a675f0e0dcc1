import type { Target } from './start-target.ts'

/** The tables with a row that contains this text in any column. */
export async function findText(target: Target, text: string): Promise<string[]> {
  const tables = await target.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema', 'partitions') and table_type = 'BASE TABLE'`,
  )
  // It is one statement, because a connection for each table takes longer than the search.
  const matches = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} each where each::text ilike '%' || $1 || '%')`,
  )
  return (await target.sql<{ name: string }>(matches.join(' union all '), [text])).map(({ name }) => name)
}
