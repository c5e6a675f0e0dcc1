import { connect, type Database } from '@pipit/database/connect'
import { defaultLimits } from '@pipit/database/limits'
import { createDatabase } from '@pipit/database/create-database'
import { migrate } from '@pipit/server/database/migrate'
import type { OpenDatabase } from '@pipit/server/database/open-database'
import type { PoolClient } from 'pg'

/** Ten million rows are inserted, indexed and analyzed in one statement each. */
const maxStatementMs = 3_600_000

interface Constraint {
  table: string
  name: string
  kind: 'foreign key' | 'index' | 'key'
  definition: string
}

const ownTables = `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`
/** A partitioned table stores nothing itself. */
const storedTables = `select oid from pg_class where relnamespace in ('public'::regnamespace, 'partitions'::regnamespace) and relkind = 'r'`

/** The kinds are sorted, because foreign keys depend on keys: they are dropped first and created last. */
const constraintsQuery = `
  select case contype when 'f' then 'foreign key' else 'key' end as kind, conrelid::regclass::text as table,
         quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype in ('f', 'p', 'u') and conrelid in (${ownTables}) and conparentid = 0
   union all
  select 'index', indrelid::regclass::text, indexrelid::regclass::text, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    from pg_index
   where indrelid in (${ownTables}) and not exists (select from pg_constraint where conindid = indexrelid)
   order by kind`

interface Months {
  table: string
  from: string
  to: string
}

/** `rowsByTable`: what follows `insert into` the table. `months`: those that get a partition. */
export async function createFilledDatabase(
  { connection }: Pick<OpenDatabase, 'connection'>,
  name: string,
  rowsByTable: Record<string, string>,
  months: Months,
) {
  const database = { ...connection, database: name }
  await createDatabase(connection, name)
  await migrate(database)
  const opened = connect(database, { limits: { ...defaultLimits, statementTimeoutMs: maxStatementMs } })
  await opened.pool.query(
    `select create_month_partition($1, month::date) from generate_series($2::date, $3::date, '1 month') month`,
    [months.table, months.from, months.to],
  )
  await insertWithoutIndexes(opened, rowsByTable)
  await opened.pool.query('vacuum analyze')
  return opened
}

/** A million rows are inserted many times faster without indexes and without the write-ahead log. */
async function insertWithoutIndexes({ pool }: Database, rowsByTable: Record<string, string>) {
  const client = await pool.connect()
  try {
    await client.query(`begin; set local session_replication_role = replica;
      set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'`)
    const { rows: constraints } = await client.query<Constraint>(constraintsQuery)
    const { rows: tables } = await client.query<{ name: string }>(
      `select oid::regclass::text as name from (${storedTables}) stored`,
    )
    for (const constraint of constraints) await drop(client, constraint)
    for (const { name } of tables) await client.query(`alter table ${name} set unlogged`)
    for (const [table, rows] of Object.entries(rowsByTable)) await client.query(`insert into ${table} ${rows}`)
    for (const constraint of constraints.toReversed()) if (!isLogged(constraint)) await create(client, constraint)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** A partitioned table cannot be unlogged, and then cannot refer to tables that are. */
const isLogged = ({ table, kind }: Constraint) => kind === 'foreign key' && table === 'transcript_entries'

function drop(client: PoolClient, { table, name, kind }: Constraint) {
  return client.query(kind === 'index' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`)
}

function create(client: PoolClient, { table, name, kind, definition }: Constraint) {
  return client.query(kind === 'index' ? definition : `alter table ${table} add constraint ${name} ${definition}`)
}
