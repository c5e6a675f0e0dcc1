import { applyMigrations, findSchemaProblem, type Migrations } from '@pipit/database/apply-migrations'
import { connect } from '@pipit/database/connect'
import { defaultLimits } from '@pipit/database/limits'
import { lockMigrations } from '@pipit/database/lock-migrations'
import { identityMigrations } from '@pipit/identity/database/migrations'
import { Client, type ClientConfig, type Pool } from 'pg'

export const serverMigrations: Migrations = { folder: new URL('migrations/', import.meta.url), schema: 'public' }

/** graphile-worker's own migrations rewrite its tables. */
const maxJobMigrationMs = 600_000

/** Applies all missing migrations. Processes that start at the same time wait for each other. */
export async function migrate(connection: ClientConfig) {
  const client = new Client(connection)
  await client.connect()
  try {
    await lockMigrations(client)
    await applyMigrations(client, serverMigrations)
    await applyMigrations(client, identityMigrations)
    const { migrateJobs } = await import('./migrate-jobs.ts')
    const { pool } = connect(connection, { limits: { ...defaultLimits, statementTimeoutMs: maxJobMigrationMs } })
    await migrateJobs(pool).finally(() => pool.end())
  } finally {
    await client.end()
  }
}

/** What keeps this version from using the schema of the database, or null. */
export function schemaProblem(pool: Pool): Promise<string | null> {
  return findSchemaProblem(pool, serverMigrations)
}
