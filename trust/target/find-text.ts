import type { Target } from './start-target.ts'

/** The tables with a row that contains this text in any column. */
export async function findText(target: Target, text: string): Promise<string[]> {
  const tables = await target.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
     from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await target.sql(`select 1 from ${name} each where each::text ilike '%' || $1 || '%' limit 1`, [text])
    if (rows.length > 0) found.push(name)
  }
  return found
}
