import { advisoryLocks } from '@pipit/database/advisory-locks'
import { applyMigrations, areApplied, type Migrations } from '@pipit/database/apply-migrations'
import { connect } from '@pipit/database/connect'
import { identityMigrations } from '@pipit/identity/database/migrations'
import { Client, type ClientConfig, type Pool } from 'pg'
import { migrateJobs } from '../job-queue/job-queue.ts'

const serverMigrations: Migrations = { folder: new URL('migrations/', import.meta.url), schema: 'public' }

/** Applies all missing migrations. Processes that start at the same time wait for each other. */
export async function migrate(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migrations])
    await applyMigrations(client, serverMigrations)
    await applyMigrations(client, identityMigrations)
    const { pool } = connect(connection)
    await migrateJobs(pool).finally(() => pool.end())
  } finally {
    await client.end()
  }
}

export function isMigrated(pool: Pool): Promise<boolean> {
  return areApplied(pool, serverMigrations)
}
