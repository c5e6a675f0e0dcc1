import { queriesOn } from '@pipit/database/connect'
import { databaseCode } from '@pipit/database/error-code'
import { sessionTimeouts } from '@pipit/database/limits'
import type { Client } from 'pg'
import type { DatabaseAccess } from './database-access.ts'
import { ok, problem, type Finding } from './finding.ts'
import { installationStore } from './installation-store.ts'

const unsupportedParameter = '08P01'
const setDirectUrl = 'Set DATABASE_DIRECT_URL to the address of the database itself, without the pooler.'

/** Migrations, announcements and jobs need connections that are sessions of their own. */
export async function checkPooler(database: DatabaseAccess): Promise<Finding[]> {
  if (database.isEmbedded) return []
  try {
    const direct = await database.use((client) => findSession(client, database), {
      startup: sessionTimeouts(database.limits.limits),
    })
    if (!direct) return []
    if (direct.isShared) return [sharedSessions(database)]
    if (!database.hasPooler) return [ok('each connection has a session of its own.')]
    const pooled = await database.use(readSession, { through: 'pooled' })
    return pooled?.database === direct.database
      ? [ok('DATABASE_URL leads to a pooler, and DATABASE_DIRECT_URL to the same database without it.')]
      : [problem('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.', 'Correct one of them.')]
  } catch (error) {
    if (databaseCode(error) === unsupportedParameter) return [sharedSessions(database)]
    // The check of the database says why.
    return []
  }
}

function sharedSessions({ hasPooler }: DatabaseAccess): Finding {
  return hasPooler
    ? problem('DATABASE_DIRECT_URL leads to a pooler, too.', setDirectUrl)
    : problem('DATABASE_URL leads to a pooler in transaction mode, such as PgBouncer.', setDirectUrl)
}

/** Two connections that are open at the same time have two sessions, unless a pooler gives both the same one. */
async function findSession(client: Client, database: DatabaseAccess) {
  const session = await readSession(client)
  const other = await database.use(readSession, { startup: sessionTimeouts(database.limits.limits) })
  const again = await readSession(client)
  const isShared = session?.processId === other?.processId || session?.processId !== again?.processId
  return session && { database: session.database, isShared }
}

const readSession = (client: Client) => installationStore(queriesOn(client, { prepare: false })).readSession()
