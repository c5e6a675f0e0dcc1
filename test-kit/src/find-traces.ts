import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'

/**
 * Finds the tables of any schema that have a row that mentions one of these texts, such as an id, a name or an address: every
 * table and every column is searched, so a new one is covered without being listed.
 */
export async function findTraces(pool: Pool, texts: string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema', 'partitions') and table_type = 'BASE TABLE' order by 1`,
  )
  const found = []
  for (const { name } of tables) {
    const { rowCount } = await pool.query(
      `select from ${name} each where exists (select from unnest($1::text[]) text where position(text in each::text) > 0) limit 1`,
      [texts],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** The names of all files in a folder and below. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}
