import { setTimeout as delay } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { databaseCode } from './error-code.ts'
import { readMigrations, type Migration } from './read-migrations.ts'

// umzug, which leaves locks, transactions and the table of applied migrations to its caller, would make this file 13
// lines longer. node-pg-migrate runs no SQL file outside a transaction, and graphile-migrate and postgres-migrations need
// a table with hashes in place of the one that installations have.

export interface Migrations {
  /** Every file `0002_name.sql` or folder `0001_name/*.sql` in it is one migration; they are applied by name. */
  folder: URL
  /** The schema that they change, in whose table `migrations` the applied ones are recorded. */
  schema: 'public' | 'identity'
}

/** The cause is PostgreSQL's error. */
export class MigrationError extends Error {}

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
  migrations: Migrations,
  { lockTimeoutMs = 2000, maxRetries = 30, retryAfterMs = 2000 }: Options = {},
) {
  const { schema } = migrations
  if (!(await hasMigrationsTable(client, schema)))
    await client.query(
      `create schema if not exists ${schema};
       create table ${schema}.migrations (
         name text primary key, applied_at timestamptz not null default now(), oldest_known text
       )`,
    )
  const { pending, newer } = await findSchemaState(client, migrations)
  if (newer) throw new Error(`this version cannot use the database. ${newer}`)
  for (const migration of pending) await applyWhenFree(migration)

  async function applyWhenFree(migration: Migration) {
    for (let retries = 0; ; retries += 1) {
      try {
        return await apply(migration)
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

  async function apply({ name, files, inTransaction, oldestKnown }: Migration) {
    // Building an index concurrently waits for other transactions, but nobody waits for it: without a lock timeout.
    const statements = inTransaction
      ? [`begin; set local lock_timeout = ${lockTimeoutMs}; set local statement_timeout = 0`, ...files]
      : ['set lock_timeout = 0; set statement_timeout = 0', ...files.flatMap((text) => text.split(/;\s*$/m))]
    try {
      for (const statement of statements) await client.query(statement)
      await client.query(`insert into ${schema}.migrations (name, oldest_known) values ($1, $2)`, [name, oldestKnown])
      if (inTransaction) await client.query('commit')
    } catch (error) {
      if (inTransaction) await client.query('rollback')
      throw new MigrationError(`the migration ${name} cannot be applied`, { cause: error })
    }
  }
}

/** What keeps this version from using the database, or null. */
export async function findSchemaProblem(client: Pick<ClientBase, 'query'>, migrations: Migrations) {
  const { pending, newer } = await findSchemaState(client, migrations)
  return pending.length > 0
    ? 'The database schema is older than this version. Restart the server to migrate it.'
    : newer
}

/** The migrations that a start would apply, and the names of those that this version does not know; of an empty database, too. */
export async function findSchemaState(client: Pick<ClientBase, 'query'>, { folder, schema }: Migrations) {
  const migrations = readMigrations(folder)
  const applied = (await hasMigrationsTable(client, schema)) ? await readApplied(client, schema) : []
  const isKnown = ({ name }: Applied) => migrations.some((migration) => migration.name === name)
  const unknown = applied.filter((each) => !isKnown(each))
  const newest = migrations.at(-1)?.name ?? ''
  // A newer version may have migrated the database, as long as its migrations say that this version still works with it.
  const tooNew = unknown.find(({ name, oldestKnown }) => (oldestKnown ?? name) > newest)
  return {
    applied: applied.map(({ name }) => name),
    pending: migrations.filter((migration) => !applied.some(({ name }) => name === migration.name)),
    unknown: unknown.map(({ name }) => name),
    newer: tooNew
      ? `A newer version has changed it (${tooNew.name}), and this one knows it only until ${newest}. Start the newer version.`
      : null,
  }
}

async function hasMigrationsTable(client: Pick<ClientBase, 'query'>, schema: Migrations['schema']) {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${schema}.migrations`,
  ])
  return rows[0]?.exists === true
}

async function readApplied(client: Pick<ClientBase, 'query'>, schema: Migrations['schema']) {
  const { rows } = await client.query<Applied>(
    `select name, oldest_known as "oldestKnown" from ${schema}.migrations order by name`,
  )
  return rows
}
