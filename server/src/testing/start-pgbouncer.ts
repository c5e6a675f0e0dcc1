import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '../database/embedded-postgres/start.ts'
import { unprivilegedUser } from '../database/embedded-postgres/unprivileged-user.ts'
import { temporaryDataFolder } from './data-folder.ts'

const port = 6432

/** A PgBouncer in transaction mode, in front of every database of this PostgreSQL. */
export async function startPgBouncer({ host, user }: EmbeddedPostgres['connection']) {
  const folder = await temporaryDataFolder('pipit-pgbouncer-')
  const runsAs = await unprivilegedUser()
  if (runsAs) await chown(folder.path, runsAs.uid, runsAs.gid)
  const settings = join(folder.path, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=${host} user=${user}
[pgbouncer]
pool_mode = transaction
# Fewer than one server wants, so that each session is used by several.
default_pool_size = 3
auth_type = any
listen_port = ${port}
unix_socket_dir = ${folder.path}
`,
  )
  const child = spawn('pgbouncer', [settings], {
    ...runsAs,
    env: { PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  while (!output.includes('process up')) await Promise.race([once(child.stderr, 'data'), ended.then(fail)])
  return {
    urlOf: (database: string) =>
      `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(folder.path)}`,
    async stop() {
      child.kill('SIGKILL')
      await ended
      await folder.remove()
    },
  }

  function fail() {
    throw new Error(`PgBouncer did not start:\n${output}`)
  }
}
