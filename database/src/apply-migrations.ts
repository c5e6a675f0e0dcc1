import { readdirSync, readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'

export interface Migrations {
  /** Every file `0002_name.sql` or folder `0001_name/*.sql` in it is one migration; they are applied by name. */
  folder: URL
  /** The schema that they change, in whose table `migrations` the applied ones are recorded. */
  schema: 'public' | 'identity'
}

/** The cause is PostgreSQL's error. */
export class MigrationError extends Error {
  migration: string

  constructor(migration: string, cause: unknown) {
    super(`the migration ${migration} cannot be applied`, { cause })
    this.migration = migration
  }
}

/** Applies the migrations that are not recorded yet, each in a transaction of its own. */
export async function applyMigrations(client: ClientBase, { folder, schema }: Migrations) {
  await refuseEarlierScheme(client, schema)
  await client.query(
    `create schema if not exists ${schema};
     create table if not exists ${schema}.migrations (name text primary key, applied_at timestamptz not null default now())`,
  )
  const applied = await appliedMigrations(client, schema)
  for (const [name, files] of migrationFiles(folder)) {
    if (applied.has(name)) continue
    await client.query('begin')
    try {
      for (const file of files) await client.query(readFileSync(file, 'utf8'))
      await client.query(`insert into ${schema}.migrations (name) values ($1)`, [name])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new MigrationError(name, error)
    }
  }
}

/** Whether all are recorded. There may be more: a newer server has migrated the database for itself. */
export async function areApplied(client: Pick<ClientBase, 'query'>, { folder, schema }: Migrations) {
  const applied = await appliedMigrations(client, schema)
  return [...migrationFiles(folder).keys()].every((name) => applied.has(name))
}

async function appliedMigrations(client: Pick<ClientBase, 'query'>, schema: Migrations['schema']) {
  const { rows } = await client.query<{ name: string }>(`select name from ${schema}.migrations`)
  return new Set(rows.map(({ name }) => name))
}

/** The files of each migration, both in the order of their names. */
function migrationFiles(folder: URL): Map<string, URL[]> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.sql'))
  const migrations = Map.groupBy(paths.toSorted(), (path) => path.replace(/([/\\].*|\.sql)$/, ''))
  return new Map([...migrations].map(([name, files]) => [name, files.map((path) => new URL(path, folder))]))
}

/** Before the first release, migrations were recorded by their hash; nobody has such a database but its developers. */
async function refuseEarlierScheme(client: ClientBase, schema: Migrations['schema']) {
  const { rowCount } = await client.query(
    `select from information_schema.columns where table_schema = $1 and table_name = 'migrations' and column_name = 'hash'`,
    [schema],
  )
  if (rowCount === 0) return
  throw new Error(
    'the database was made by a version from before the first release, which cannot be upgraded. Use an empty database: set DATABASE_URL or DATA_DIR to another, or delete this one.',
  )
}
