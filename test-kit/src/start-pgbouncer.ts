import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '@pipit/server/database/embedded-postgres/start'
import { unprivilegedUser } from '@pipit/server/database/embedded-postgres/unprivileged-user'
import { spawnProgram } from './spawn-program.ts'
import { temporaryDataFolder } from './temporary-folder.ts'

const port = 6432

interface Options {
  /** Accepts timeouts when a client connects, and forgets them. By default it refuses such clients. */
  ignoreStartupParameters?: boolean
}

type Postgres = Pick<EmbeddedPostgres['connection'], 'host' | 'user'>

/** The settings of a PgBouncer in transaction mode, in front of every database of this PostgreSQL, and how to start it. */
export async function preparePgBouncer(
  { host, user }: Postgres,
  { poolSize, ignoreStartupParameters = false }: { poolSize: number } & Options,
) {
  const folder = await temporaryDataFolder('pipit-pgbouncer-')
  // It refuses to run as root.
  const runsAs = await unprivilegedUser()
  if (runsAs) await chown(folder.path, runsAs.uid, runsAs.gid)
  const settings = join(folder.path, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${host} user=${user}
[pgbouncer]
pool_mode = transaction
default_pool_size = ${poolSize}
auth_type = any
# By default it waits 15 seconds before it tries again to reach a PostgreSQL that was restarted.
server_login_retry = 1
listen_port = ${port}
unix_socket_dir = ${folder.path}
${ignoreStartupParameters ? 'ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout' : ''}
`,
  )
  return {
    program: { name: 'PgBouncer', command: ['pgbouncer', settings], user: runsAs, readyText: 'process up' },
    urlOf: (database: string) =>
      `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(folder.path)}`,
    remove: folder.remove,
  }
}

/** It has fewer sessions than one server wants, so that each session is used by several. */
export async function startPgBouncer(postgres: Postgres, options: Options = {}) {
  const { program, urlOf, remove } = await preparePgBouncer(postgres, { poolSize: 3, ...options })
  const { end } = await spawnProgram(program)
  return {
    urlOf,
    async stop() {
      await end('SIGKILL')
      await remove()
    },
  }
}
