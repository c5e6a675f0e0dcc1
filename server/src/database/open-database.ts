import { connect, type Database } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import type { PoolConfig } from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'
import { migrate } from './migrate.ts'
import type { Config } from '../config.ts'
import type { FailureLog } from '../logging/failure-log.ts'

export interface OpenDatabase extends Database {
  /** For connections outside the pool. */
  connection: PoolConfig
  close: () => Promise<void>
}

/** The configured database, migrated. */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  log?: FailureLog,
): Promise<OpenDatabase> {
  if (databaseUrl) return open({ connectionString: databaseUrl }, log)
  const embedded = await startEmbeddedPostgres(dataFolder, log)
  try {
    const connection = { ...embedded.connection, database: 'pipit' }
    await createDatabase(embedded.connection, connection.database)
    return await open(connection, log, embedded.release)
  } catch (error) {
    await embedded.release()
    throw error
  }
}

async function open(connection: PoolConfig, log?: FailureLog, leave?: () => Promise<void>) {
  await migrate(connection)
  const database = connect(connection, (error) =>
    log?.warn('a database connection was lost', error, { feature: 'database' }),
  )
  return {
    ...database,
    connection,
    async close() {
      await database.pool.end()
      await leave?.()
    },
  }
}
