import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { databaseCode } from '@pipit/database/error-code'
import { Client, type ClientConfig } from 'pg'
import type { FailureLog } from '../../logging/failure-log.ts'
import { findBinaries } from './binaries.ts'
import { prepareHome } from './home.ts'
import { postgresPrograms, withDiskFull, type RunProgram } from './programs.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string }
  /** Stops PostgreSQL, unless another process still uses it. */
  leave: () => Promise<void>
}

const superuser = 'pipit'
/** Every process that uses the database holds this lock, shared; the one that gets it alone turns off the light. */
const inUseLock = 7_747_480
const startingOrStopping = '57P03'
/** After a crash it may have much to read again. In milliseconds. */
const busyAtMost = 120_000
const stoppedWithin = 60_000

/** Starts the PostgreSQL that npm brought below `dataFolder`, or joins the one that already runs there. */
export async function startEmbeddedPostgres(dataFolder: string, log?: FailureLog): Promise<EmbeddedPostgres> {
  const user = await unprivilegedUser()
  const home = await prepareHome(dataFolder, user)
  const cluster = join(home.folder, 'cluster')
  const run = postgresPrograms(await findBinaries(user), user, home.folder)
  const connection = { host: home.socketFolder, user: superuser, database: 'postgres' }

  if (!existsSync(join(cluster, 'PG_VERSION'))) await initialise(run, cluster)
  let leaving = false
  let presence: Promise<Client | null> = enterAndStay()
  await presence
  return { connection, leave }

  /** Should PostgreSQL die, it is started again. Should that fail, the server's readiness probe tells the operator. */
  async function enterAndStay() {
    const client = await startOrJoin()
    client.once('end', () => {
      if (leaving) return
      log?.warn('PostgreSQL stopped, starting it again', new Error('the connection ended'), { feature: 'database' })
      presence = enterAndStay().catch((error: unknown) => {
        log?.error('PostgreSQL could not be started again', error, { feature: 'database' })
        return null
      })
    })
    return client
  }

  /**
   * A crash leaves a lock file behind, and two processes may start at once: try until one of us has it running. While
   * one is starting or stopping, another could not start.
   */
  async function startOrJoin() {
    const logFile = join(home.folder, 'postgres.log')
    const settings = `-c listen_addresses='' -c unix_socket_directories='${home.socketFolder}' -c unix_socket_permissions=0700`
    const deadline = Date.now() + busyAtMost
    for (let attempt = 1; ; attempt += 1) {
      let entered = await enter(connection)
      while (entered === 'busy' && Date.now() < deadline) {
        await delay(100)
        entered = await enter(connection)
      }
      if (entered instanceof Client) return entered
      try {
        await run('pg_ctl', ['-D', cluster, '-w', '-t', '60', '-l', logFile, '-o', settings, 'start'])
      } catch (error) {
        if (attempt >= 20) throw await startError(error, logFile)
        await delay(250)
      }
    }
  }

  async function leave() {
    leaving = true
    const client = await presence
    if (!client) return
    await client.query('select pg_advisory_unlock_shared($1)', [inUseLock])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [inUseLock])
    if (rows[0]?.alone) await stop(run, cluster)
    await endConnection(client)
  }
}

/** Not with pg_ctl's own wait: that would go on for one which somebody else starts in the meantime. */
async function stop(run: RunProgram, cluster: string) {
  const postmaster = async () => parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => ''))
  const stopping = await postmaster()
  await run('pg_ctl', ['-D', cluster, '-W', '-m', 'fast', 'stop'])
  const deadline = Date.now() + stoppedWithin
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

/** Asking PostgreSQL itself is the only test that a crash cannot fool. */
async function enter(connection: ClientConfig): Promise<Client | 'busy' | 'nobody'> {
  const client = new Client({ ...connection, application_name: 'pipit-presence' })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [inUseLock])
    return client
  } catch (error) {
    await endConnection(client)
    return databaseCode(error) === startingOrStopping ? 'busy' : 'nobody'
  }
}

/** A half-made cluster is never seen: it gets its name when it is whole. */
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

/** PostgreSQL may have cut the connection already, by its own stop: then there is nothing left to close. */
async function endConnection(client: Client) {
  await client.end().catch(ignoreLostConnection)
}

function ignoreLostConnection() {}
