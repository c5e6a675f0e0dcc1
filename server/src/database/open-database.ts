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

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder'>

/** The configured database, migrated. */
export async function openDatabase(config: DatabaseConfig, log?: FailureLog): Promise<OpenDatabase> {
  const { connection, release } = await reachDatabase(config, log)
  try {
    return await open(connection, log, release)
  } catch (error) {
    await release()
    throw error
  }
}

/** How to connect to the configured database, which runs until it is released. It is not migrated. */
export async function reachDatabase({ databaseUrl, dataFolder }: DatabaseConfig, log?: FailureLog) {
  if (databaseUrl)
    return { connection: { connectionString: databaseUrl } as PoolConfig, release: async () => undefined }
  const embedded = await startEmbeddedPostgres(dataFolder, log)
  try {
    const connection: PoolConfig = { ...embedded.connection, database: 'pipit' }
    await createDatabase(embedded.connection, 'pipit')
    return { connection, release: embedded.release }
  } catch (error) {
    await embedded.release()
    throw error
  }
}

async function open(connection: PoolConfig, log: FailureLog | undefined, release: () => Promise<void>) {
  await migrate(connection)
  const database = connect(connection, (error) =>
    log?.warn('a database connection was lost', error, { feature: 'database' }),
  )
  return {
    ...database,
    connection,
    async close() {
      await database.pool.end()
      await release()
    },
  }
}
