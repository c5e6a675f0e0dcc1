import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { queriesOn } from '@pipit/database/connect'
import { Client, type ClientConfig } from 'pg'
import type { Config } from '../../config/config.ts'
import { reachDatabase } from '../../database/open-database.ts'
import { ownerProblem } from './check-data-folder.ts'
import { installationStore } from './installation-store.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataFolder' | 'database'>
type Reached = Awaited<ReturnType<typeof reachDatabase>>

export type DatabaseAccess = ReturnType<typeof createDatabaseAccess>

const connectTimeoutMs = 4000
const queryTimeoutMs = 4000

/** All checks share one embedded PostgreSQL, which is started for them if no server runs, and stopped at the end. */
export function createDatabaseAccess(settings: Settings) {
  let reached: Promise<Reached | null> | undefined
  const reach = () => (reached ??= reachIfThere(settings))
  return {
    isEmbedded: settings.databaseUrl === null,
    hasPooler: settings.database.directUrl !== null,
    limits: settings.database,

    /** Null if there is no database yet, or none that this user may use. */
    async use<Result>(
      work: (client: Client) => Promise<Result>,
      { through = 'connection', startup = {} }: { through?: 'connection' | 'pooled'; startup?: ClientConfig } = {},
    ): Promise<Result | null> {
      const database = await reach()
      if (!database) return null
      const client = new Client({
        ...database[through],
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: queryTimeoutMs,
        application_name: 'pipit-doctor',
        ...startup,
      })
      client.on('error', () => undefined)
      try {
        await client.connect()
        return await work(client)
      } finally {
        await client.end().catch(() => undefined)
      }
    },

    /** Whether a server uses the embedded database; null: unknown. */
    async isInUse(): Promise<boolean | null> {
      if (settings.databaseUrl) return null
      return (await this.use(async (client) => (await installationStore(queriesOn(client)).countUsers()) > 1)) ?? false
    },

    async close() {
      const database = await reached?.catch(() => null)
      await database?.release()
    },
  }
}

/** Looking at an installation must not create a database, nor give the files of one to another user. */
async function reachIfThere(settings: Settings): Promise<Reached | null> {
  const { databaseUrl, dataFolder } = settings
  if (
    !databaseUrl &&
    (!existsSync(join(dataFolder, 'postgres', 'cluster', 'PG_VERSION')) || (await ownerProblem(dataFolder)))
  )
    return null
  return reachDatabase(settings)
}
