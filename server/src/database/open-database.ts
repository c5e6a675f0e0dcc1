import { connect, type Database } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import { defaultLimits } from '@pipit/database/limits'
import type { ClientConfig, Pool } from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'
import { migrate } from './migrate.ts'
import type { Config } from '../config/config.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'

export interface OpenDatabase extends Database {
  /** Jobs, exports and deletions may take minutes. They have connections of their own, so no request waits for them. */
  longRunning: Database
  /** A connection outside the pools is a session of its own, also where a pooler is used. */
  connection: ClientConfig
  /** The job queue's own statements include LISTEN, which needs a session. */
  sessionPool: Pool
  close: () => Promise<void>
}

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder'> & Partial<Pick<Config, 'database'>>

/** The configured database, migrated. `whileStarting` is called while an embedded PostgreSQL starts. */
export async function openDatabase(
  settings: Settings,
  log?: FailureLog,
  whileStarting?: () => void,
): Promise<OpenDatabase> {
  const reached = await reachDatabase(settings, log, whileStarting)
  try {
    return await open(reached, settings, log)
  } catch (error) {
    await reached.release()
    throw error
  }
}

interface ReachedDatabase {
  connection: ClientConfig
  /** The same, unless DATABASE_URL is that of a pooler. */
  pooled: ClientConfig
  release: () => Promise<void>
}

/** How to connect to the configured database, which runs until it is released. It is not migrated. */
export async function reachDatabase(
  settings: Settings,
  log?: FailureLog,
  whileStarting?: () => void,
): Promise<ReachedDatabase> {
  const { databaseUrl, dataFolder, database } = settings
  if (databaseUrl) {
    const pooled = { connectionString: databaseUrl }
    const connection = database?.directUrl ? { connectionString: database.directUrl } : pooled
    return { connection, pooled, release: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres(dataFolder, log, whileStarting)
  try {
    const connection = { ...embedded.connection, database: 'pipit' }
    await createDatabase(embedded.connection, connection.database)
    return { connection, pooled: connection, release: embedded.release }
  } catch (error) {
    await embedded.release()
    throw error
  }
}

/** The listening connection, and one for taking jobs and reporting how they ended. */
const sessionPoolSize = 2
/** Announcements use one. */
const listenerCount = 1

/** The most connections to PostgreSQL itself that a process opens. */
export function connectionsPerProcess(
  { limits, longLimits }: Config['database'],
  { throughPooler }: { throughPooler: boolean },
) {
  const pooled = throughPooler ? 0 : limits.poolSize + longLimits.poolSize
  return pooled + sessionPoolSize + listenerCount
}

async function open({ connection, pooled, release }: ReachedDatabase, { database }: Settings, log?: FailureLog) {
  await migrate(connection)
  const onConnectionLost = (error: Error) => log?.warn('a database connection was lost', error, { feature: 'database' })
  const throughPooler = pooled !== connection
  const requests = connect(pooled, { limits: database?.limits, throughPooler, onConnectionLost })
  const longRunning = connect(pooled, { limits: database?.longLimits, throughPooler, onConnectionLost })
  const sessionLimits = { ...(database?.longLimits ?? defaultLimits), poolSize: sessionPoolSize }
  const { pool: sessionPool } = connect(connection, { limits: sessionLimits, onConnectionLost })
  return {
    ...requests,
    longRunning,
    connection,
    sessionPool,
    async close() {
      await Promise.all([requests.pool.end(), longRunning.pool.end(), sessionPool.end()])
      await release()
    },
  }
}
