import { Logger, runMigrations } from 'graphile-worker'
import type { Pool } from 'pg'

/** The worker's own log lines contain payloads, so they are dropped; jobs are logged by ourselves. */
export const silentLogger = new Logger(() => () => {})

export function migrateJobs(pgPool: Pool) {
  return runMigrations({ pgPool, logger: silentLogger })
}
