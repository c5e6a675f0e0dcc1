import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { redisProgram } from '@pipit/test-kit/redis-server'
import { preparePgBouncer } from '@pipit/test-kit/start-pgbouncer'
import serverFlags from '../../../server/node-flags.json' with { type: 'json' }
import { startPostgresPart } from './postgres-part.ts'
import { startProcessPart, type ProcessPart } from './process-part.ts'
import { s3Account } from './s3-account.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

interface ClusterOptions {
  /** What each server has in addition to the settings that all share. */
  servers?: Record<string, string>[]
  /** A server that prints "ready" when it listens. */
  program?: string
}

const programOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url))

const commandOf = (program: string) => [process.execPath, ...serverFlags, program] as const

/** Servers that share PgBouncer, PostgreSQL, Redis and a bucket, each part in processes of its own. */
export async function startCluster({
  servers: settings = [{}, {}, {}],
  program = programOf('server-program'),
}: ClusterOptions = {}) {
  // If a part does not start, those before it are stopped.
  await using started = new AsyncDisposableStack()
  const folder = await temporaryDataFolder('pipit-faults-')
  started.defer(folder.remove)
  const postgres = await startPostgresPart(join(folder.path, 'database'))
  started.defer(postgres.release)
  const settingsOfPgBouncer = await preparePgBouncer(
    { host: postgres.socketFolder, user: postgres.user },
    { poolSize: 20 },
  )
  started.defer(settingsOfPgBouncer.remove)
  const pgBouncer = await startProcessPart(settingsOfPgBouncer.program)
  started.defer(pgBouncer.kill)
  const [redisPort, s3Port] = [await freePort(), await freePort()]
  const redis = await startProcessPart(redisProgram(redisPort, folder.path))
  started.defer(redis.kill)
  const s3 = await startProcessPart({
    name: 'S3',
    command: [process.execPath, programOf('s3-program'), join(folder.path, 'bucket'), String(s3Port)],
    readyText: 'ready',
  })
  started.defer(s3.kill)
  const secretKey = randomBytes(32)
  const shared = {
    DATABASE_URL: settingsOfPgBouncer.urlOf('pipit'),
    DATABASE_DIRECT_URL: `postgres://${postgres.user}@localhost/pipit?host=${postgres.socketFolder}`,
    SECRET_KEY: secretKey.toString('base64'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    FILES_S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    FILES_S3_BUCKET: s3Account.bucket,
    FILES_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    // The load comes from many addresses, so that no limit by address decides.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  const servers: { url: string; part: ProcessPart }[] = []
  for (const [index, variables] of settings.entries()) {
    const [number, port] = [index + 1, String(await freePort())]
    const part = await startProcessPart({
      name: `server ${number}`,
      command: commandOf(program),
      variables: { ...shared, ...variables, PORT: port, DATA_DIR: join(folder.path, `server-${number}`) },
      readyText: 'ready',
    })
    started.defer(part.stop)
    servers.push({ url: `http://127.0.0.1:${port}`, part })
  }
  const urls = servers.map(({ url }) => url)
  const parts = started.move()

  return {
    servers,
    postgres: postgres.part,
    pgBouncer,
    redis,
    s3,
    urls,
    secretKey,
    postgresPids: postgres.pids,
    /** A server runs the code of this folder from its next start on. */
    useCurrentVersion({ useCommand }: ProcessPart) {
      useCommand(commandOf(programOf('server-program')))
    },
    /** The first server: families are set up there before anything fails. */
    fetch: (path: string, options?: RequestInit) => fetch(`${urls[0]}${path}`, options),
    sql: postgres.query,
    stop: () => parts.disposeAsync(),
  }
}
