import { setTimeout as delay } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { databaseCode } from './error-code.ts'
import { readMigrations, type Migration } from './read-migrations.ts'

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

interface Applied {
  name: string
  /** The oldest migration that a server must know to work with this one; null: this one. */
  oldestKnown: string | null
}

interface Options {
  /** While a migration waits for a table, all later queries of that table wait behind it. */
  lockTimeoutMs?: number
  /** How often to try again for a table that is in use, and how long after the last try. */
  maxRetries?: number
  retryAfterMs?: number
}

const lockNotAvailable = '55P03'

/** Applies the migrations that are not recorded yet. Refuses a database that is too new. */
export async function applyMigrations(
  client: ClientBase,
  { folder, schema }: Migrations,
  { lockTimeoutMs = 2000, maxRetries = 30, retryAfterMs = 2000 }: Options = {},
) {
  await prepareTable(client, schema)
  const migrations = readMigrations(folder)
  const applied = await readApplied(client, schema)
  const problem = findNewerSchema(migrations, applied)
  if (problem) throw new Error(`this version cannot use the database. ${problem}`)
  const names = new Set(applied.map(({ name }) => name))
  for (const migration of migrations) if (!names.has(migration.name)) await applyWhenFree(migration)

  async function applyWhenFree(migration: Migration) {
    for (let retries = 0; ; retries += 1) {
      try {
        return await (migration.inTransaction ? applyInTransaction(migration) : applyStatements(migration))
      } catch (error) {
        if (databaseCode(error) !== lockNotAvailable) throw error
        if (retries === maxRetries)
          throw new Error(
            `the migration ${migration.name} needs a table that another transaction keeps locked. End it, then start again.`,
            { cause: error },
          )
        await delay(retryAfterMs)
      }
    }
  }

  async function applyInTransaction({ name, files, oldestKnown }: Migration) {
    await client.query(`begin; set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = 0`)
    try {
      for (const text of files) await client.query(text)
      await record(name, oldestKnown)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw new MigrationError(name, error)
    }
  }

  /** Building an index concurrently waits for other transactions, but nobody waits for it: without a lock timeout. */
  async function applyStatements({ name, files, oldestKnown }: Migration) {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    const statements = files.flatMap((text) => text.split(/;\s*$/m)).filter((statement) => statement.trim() !== '')
    try {
      for (const statement of statements) await client.query(statement)
      await record(name, oldestKnown)
    } catch (error) {
      throw new MigrationError(name, error)
    }
  }

  async function record(name: string, oldestKnown: string | null) {
    await client.query(`insert into ${schema}.migrations (name, oldest_known) values ($1, $2)`, [name, oldestKnown])
  }
}

/** What keeps this version from using the database, or null. */
export async function findSchemaProblem(client: Pick<ClientBase, 'query'>, { folder, schema }: Migrations) {
  const { pending, newer } = compareSchema(readMigrations(folder), await readApplied(client, schema))
  return pending.length > 0
    ? 'The database schema is older than this version. Restart the server to migrate it.'
    : newer
}

/** The names of the migrations that a start would apply, and of those that this version does not know; of an empty database, too. */
export async function findSchemaState(client: Pick<ClientBase, 'query'>, { folder, schema }: Migrations) {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${schema}.migrations`,
  ])
  return compareSchema(readMigrations(folder), rows[0]?.exists ? await readApplied(client, schema) : [])
}

function compareSchema(migrations: Migration[], applied: Applied[]) {
  const known = new Set(migrations.map(({ name }) => name))
  const names = applied.map(({ name }) => name)
  return {
    applied: names,
    pending: [...known].filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !known.has(name)),
    newer: findNewerSchema(migrations, applied),
  }
}

/** A newer version may have migrated the database, as long as its migrations say that this version still works with it. */
function findNewerSchema(migrations: Migration[], applied: Applied[]): string | null {
  const known = new Set(migrations.map(({ name }) => name))
  const newest = migrations.at(-1)?.name ?? ''
  const tooNew = applied.find(({ name, oldestKnown }) => !known.has(name) && (oldestKnown ?? name) > newest)
  return tooNew
    ? `A newer version has changed it (${tooNew.name}), and this one knows it only until ${newest}. Start the newer version.`
    : null
}

async function readApplied(client: Pick<ClientBase, 'query'>, schema: Migrations['schema']) {
  const { rows } = await client.query<Applied>(
    `select name, oldest_known as "oldestKnown" from ${schema}.migrations order by name`,
  )
  return rows
}

async function prepareTable(client: ClientBase, schema: Migrations['schema']) {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = $1 and table_name = 'migrations'`,
    [schema],
  )
  const columns = new Set(rows.map(({ name }) => name))
  // Before the first release, migrations were recorded by their hash; nobody has such a database but its developers.
  if (columns.has('hash'))
    throw new Error(
      'the database was made by a version from before the first release, which cannot be upgraded. Use an empty database: set DATABASE_URL or DATA_DIR to another, or delete this one.',
    )
  if (columns.has('oldest_known')) return
  await client.query(
    `create schema if not exists ${schema};
     create table if not exists ${schema}.migrations (name text primary key, applied_at timestamptz not null default now());
     alter table ${schema}.migrations add column oldest_known text`,
  )
}
