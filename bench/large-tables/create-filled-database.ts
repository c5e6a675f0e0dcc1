import type { Database } from '@pipit/server/database/connect'
import type { PoolClient } from 'pg'

interface Part {
  table: string
  name: string
  kind: 'foreign key' | 'index' | 'key'
  definition: string
}

const ours = `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`

/** Foreign keys lean on keys, so they go first and come back last. */
const parts = `
  select case contype when 'f' then 'foreign key' else 'key' end as kind, conrelid::regclass::text as table,
         quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p', 'u') and conrelid in (${ours})
   union all
  select 'index', indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index
   where indrelid in (${ours}) and not exists (select from pg_constraint where conindid = indexrelid)
   order by kind`

/**
 * A million rows come in many times faster while no index has to be kept and no log is written; each index is built
 * afterwards, in one go.
 */
export async function fillWithoutIndexes({ pool }: Database, rowsOf: Record<string, string>) {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica;
      set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`)
    const { rows: taken } = await client.query<Part>(parts)
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from (${ours}) ours`,
    )
    for (const part of taken) await takeOff(client, part)
    for (const { name } of tables) await client.query(`alter table ${name} set unlogged`)
    for (const [table, rows] of Object.entries(rowsOf)) await client.query(`insert into ${table} ${rows}`)
    for (const part of taken.toReversed()) await putBack(client, part)
    await client.query('commit')
  } finally {
    client.release()
  }
}

function takeOff(client: PoolClient, { table, name, kind }: Part) {
  return client.query(kind === 'index' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`)
}

function putBack(client: PoolClient, { table, name, kind, definition }: Part) {
  return client.query(kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`)
}
