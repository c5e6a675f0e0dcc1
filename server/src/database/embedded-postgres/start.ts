import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { advisoryLocks } from '@pipit/database/advisory-locks'
import { databaseCode } from '@pipit/database/error-code'
import { Client, type ClientConfig } from 'pg'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { findBinaries } from './binaries.ts'
import { prepareHome } from './home.ts'
import { postgresPrograms, withDiskFull, type RunProgram } from './programs.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string }
  /** Stops PostgreSQL, unless another process still uses it. */
  release: () => Promise<void>
}

const superuser = 'pipit'
const startingOrStopping = '57P03'
/**
 * A failed statement, its parameters and the details of its error may quote what a child said. The server logs the code
 * of each failure itself; here are only the events of PostgreSQL as a whole: start, stop, recovery, crash.
 */
const logSettings = [
  'log_min_messages=log',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
]
/** Recovery after a crash may take long. */
const maxBusyMs = 120_000
const stopTimeoutMs = 60_000
const pauseAfterFailedStartMs = 2000

/**
 * Starts the PostgreSQL that npm installed with its data below `dataFolder`, or uses the one that already runs there.
 * `whileStarting` is called when there is nothing to do but to wait for it.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  log?: FailureLog,
  whileStarting: () => void = () => undefined,
): Promise<EmbeddedPostgres> {
  const user = await unprivilegedUser()
  const home = await prepareHome(dataFolder, user)
  const cluster = join(home.folder, 'cluster')
  const run = postgresPrograms(await findBinaries(user), user, home.folder)
  const connection = { host: home.socketFolder, user: superuser, database: 'postgres' }

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(run, cluster)
  const released = new AbortController()
  let lockClient: Promise<Client | null> = holdLock()
  await lockClient
  return { connection, release }

  /** If PostgreSQL stops, it is started again. Until then the readiness probe reports it. */
  async function holdLock() {
    const client = await startOrJoin()
    client.once('end', () => {
      if (released.signal.aborted) return
      log?.warn('PostgreSQL stopped, starting it again', new Error('the connection ended'), { feature: 'database' })
      lockClient = startAgain()
    })
    return client
  }

  /** The disk may be full or read-only for hours, and nobody should have to start the server when it works again. */
  async function startAgain(): Promise<Client | null> {
    while (!released.signal.aborted) {
      try {
        return await holdLock()
      } catch (error) {
        log?.error('PostgreSQL could not be started again', error, { feature: 'database' })
        await delay(pauseAfterFailedStartMs)
      }
    }
    return null
  }

  /**
   * Retries, because a crash leaves a lock file behind and several processes may start it at the same time. While it is
   * starting or stopping, it cannot be started.
   */
  async function startOrJoin() {
    const logFile = join(home.folder, 'postgres.log')
    const settings = [
      `-c listen_addresses='' -c unix_socket_directories='${home.socketFolder}' -c unix_socket_permissions=0700`,
      ...logSettings.map((setting) => `-c ${setting}`),
    ].join(' ')
    const deadline = Date.now() + maxBusyMs
    for (let attempt = 1; ; attempt += 1) {
      let connected = await connectAndLock(connection)
      while (connected === 'busy' && Date.now() < deadline) {
        await delay(100)
        connected = await connectAndLock(connection)
      }
      if (connected instanceof Client) return connected
      try {
        const starting = run('pg_ctl', ['-D', cluster, '-w', '-t', '60', '-l', logFile, '-o', settings, 'start'])
        whileStarting()
        await starting
      } catch (error) {
        if (attempt >= 20) throw await startError(error, logFile)
        await delay(250)
      }
    }
  }

  async function release() {
    released.abort()
    const client = await lockClient
    if (!client) return
    await client.query('select pg_advisory_unlock_shared($1)', [advisoryLocks.embeddedPostgresInUse])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      advisoryLocks.embeddedPostgresInUse,
    ])
    if (rows[0]?.alone) await stop(run, cluster)
    await endConnection(client)
  }
}

/** Does not use pg_ctl's own wait, which would also wait for a PostgreSQL that another process starts in the meantime. */
async function stop(run: RunProgram, cluster: string) {
  const postmaster = async () => parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''))
  const stopping = await postmaster()
  await run('pg_ctl', ['-D', cluster, '-W', '-m', 'fast', 'stop'])
  const deadline = Date.now() + stopTimeoutMs
  while ((await postmaster()) === stopping && isAlive(stopping)) {
    if (Date.now() > deadline) throw new Error('the embedded PostgreSQL does not stop.')
    await delay(50)
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It runs as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Connects to find out whether PostgreSQL runs: files that a crash left behind would be misleading. */
async function connectAndLock(connection: ClientConfig): Promise<Client | 'busy' | 'stopped'> {
  const client = new Client({ ...connection, application_name: 'pipit-presence' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [advisoryLocks.embeddedPostgresInUse])
    return client
  } catch (error) {
    await endConnection(client)
    return databaseCode(error) === startingOrStopping ? 'busy' : 'stopped'
  }
}

/** The cluster gets its final name only when it is complete. */
async function initialise(run: RunProgram, cluster: string) {
  const unfinished = `${cluster}.${randomUUID()}.new`
  // Nobody but the owner of the socket's folder can connect, so a password would protect nothing.
  await run('initdb', [
    '-D',
    unfinished,
    '-U',
    superuser,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--no-instructions',
  ])
  await rename(unfinished, cluster).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  })
}

async function startError(error: unknown, log: string) {
  const end = (await readFile(log, 'utf8').catch(() => '')).slice(-2000)
  const reason = end.split('\n').findLast((line) => /FATAL|PANIC/.test(line)) ?? String(error)
  return withDiskFull(
    new Error(`the embedded PostgreSQL does not start: ${reason} Its log is ${log}.`, { cause: error }),
    end,
  )
}

/** PostgreSQL closes the connection itself when it stops; then there is nothing left to close. */
async function endConnection(client: Client) {
  await client.end().catch(ignoreLostConnection)
}

function ignoreLostConnection() {}
