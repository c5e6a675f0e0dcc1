import type { Ids } from './ids.ts'
import type { Target } from './start-target.ts'

/** These change without anybody's doing: the times of last use, and records of what was attempted. */
const changing = new Set(['sessions', 'audit_entries', 'audit_chains', 'audit_checkpoints'])

/** Returns a digest for each table: of the rows that mention one of these ids. */
export async function describeRowsOf(target: Target, ids: Ids): Promise<Record<string, string | null>> {
  const tables = await target.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name, table_name as plain
     from information_schema.tables
     where table_schema in ('public', 'identity') and table_type = 'BASE TABLE' and table_name <> all($1)`,
    [[...changing]],
  )
  const { number: _, day: __, ...unique } = ids
  const patterns = Object.values(unique).map((id) => `%${id}%`)
  const digests: Record<string, string | null> = {}
  for (const { name } of tables) {
    const [row] = await target.sql<{ digest: string | null }>(
      `select md5(string_agg(each::text, '' order by each::text)) as digest from ${name} each where each::text like any($1)`,
      [patterns],
    )
    digests[name] = row?.digest ?? null
  }
  return digests
}
