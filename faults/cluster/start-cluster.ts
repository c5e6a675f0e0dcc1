import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDataFolder } from '@pipit/server/testing/data-folder'
import { freePort } from '@pipit/server/testing/server-process'
import type { Part } from './part.ts'
import { startPostgresPart } from './postgres-part.ts'
import { startProcessPart } from './process-part.ts'
import { s3Account } from './s3-account.ts'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

const serverCount = 3
const programOf = (name: string) => fileURLToPath(new URL(`${name}.ts`, import.meta.url))

/** Three servers that share PostgreSQL, Redis and a bucket, each part in processes of its own. */
export async function startCluster() {
  const folder = await temporaryDataFolder('pipit-faults-')
  const postgres = await startPostgresPart(join(folder.path, 'database'))
  const [redisPort, s3Port] = [await freePort(), await freePort()]
  const redis = await startProcessPart({
    name: 'Redis',
    command: ['redis-server', '--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path],
    readyText: 'Ready to accept connections',
  })
  const s3 = await startProcessPart({
    name: 'S3',
    command: [process.execPath, programOf('s3-program'), join(folder.path, 'bucket'), String(s3Port)],
    readyText: 'ready',
  })
  const shared = {
    DATABASE_URL: `postgres://${postgres.user}@localhost/pipit?host=${postgres.socketFolder}`,
    SECRET_KEY: randomBytes(32).toString('base64'),
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    FILES_S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
    FILES_S3_BUCKET: s3Account.bucket,
    FILES_S3_ACCESS_KEY_ID: s3Account.accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: s3Account.secretAccessKey,
    // So that the load can come from many addresses, and no limit by address decides.
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  const servers: { url: string; part: Part }[] = []
  for (let number = 1; number <= serverCount; number += 1) {
    const port = String(await freePort())
    const part = await startProcessPart({
      name: `server ${number}`,
      command: [process.execPath, programOf('server-program')],
      variables: { ...shared, PORT: port, DATA_DIR: join(folder.path, `server-${number}`) },
      readyText: 'ready',
    })
    servers.push({ url: `http://127.0.0.1:${port}`, part })
  }
  const urls = servers.map(({ url }) => url)

  return {
    servers,
    postgres: postgres.part,
    redis,
    s3,
    urls,
    /** The first server: families are set up there before anything fails. */
    fetch: (path: string, options?: RequestInit) => fetch(`${urls[0]}${path}`, options),
    sql: postgres.query,
    async stop() {
      await Promise.all(servers.map(({ part }) => part.stop()))
      await Promise.all([redis.kill(), s3.kill()])
      await postgres.release()
      await folder.remove()
    },
  }
}
