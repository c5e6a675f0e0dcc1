import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { migrateIdentity } from '@pipit/identity/database/migrate'
import { Client, type ClientConfig, type Pool } from 'pg'
import { migrateJobs } from '../job-queue/job-queue.ts'
import { connect } from './connect.ts'

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))
const migratingLock = 7_747_481

/** Brings the tables up to date. Machines that start together wait for each other. */
export async function migrate(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migratingLock])
    await applyMigrations(drizzle(client), {
      migrationsFolder,
      migrationsSchema: 'public',
      migrationsTable: 'migrations',
    })
  } finally {
    await client.end()
  }
  await migrateIdentity(connection)
  const { pool } = connect(connection)
  await migrateJobs(pool).finally(() => pool.end())
}

const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))

export async function isMigrated(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ newest: string }>('select max(created_at) as newest from migrations')
  return Number(rows[0]?.newest ?? 0) >= newest
}
