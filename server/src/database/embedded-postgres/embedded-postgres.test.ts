import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '../../testing/data-folder.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

async function emptyFolder() {
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  return folder.path
}

async function ask({ connection }: EmbeddedPostgres, query: string) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(query)
  await client.end()
  return rows[0]
}

const pidFile = (dataFolder: string) => join(dataFolder, 'postgres/cluster/postmaster.pid')
const runs = (dataFolder: string) => existsSync(pidFile(dataFolder))
const postmaster = async (dataFolder: string) => Number((await readFile(pidFile(dataFolder), 'utf8')).split('\n')[0])

describe('the embedded PostgreSQL', () => {
  test('is a real PostgreSQL 18 that syncs to disk and listens on no network', async () => {
    const postgres = await startEmbeddedPostgres(await emptyFolder())
    expect(await ask(postgres, 'show server_version_num')).toEqual({ server_version_num: expect.stringMatching(/^18/) })
    expect(await ask(postgres, 'show fsync')).toEqual({ fsync: 'on' })
    expect(await ask(postgres, 'show listen_addresses')).toEqual({ listen_addresses: '' })
    await postgres.leave()
  })

  test('is shared by those who start at the same time, and stopped by the last who leaves', async () => {
    const folder = await emptyFolder()
    const [first, second] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)])
    expect(await ask(first, 'select pg_postmaster_start_time()::text as started')).toEqual(
      await ask(second, 'select pg_postmaster_start_time()::text as started'),
    )
    await first.leave()
    expect(runs(folder)).toBe(true)
    expect(await ask(second, 'select 1 as answer')).toEqual({ answer: 1 })
    await second.leave()
    expect(runs(folder)).toBe(false)
  })

  test('starts after a crash that left its lock file behind', async () => {
    const folder = await emptyFolder()
    const crashed = await startEmbeddedPostgres(folder)
    await ask(crashed, 'create table kept as select 42 as answer')
    process.kill(await postmaster(folder), 'SIGKILL')
    const next = await startEmbeddedPostgres(folder)
    expect(await ask(next, 'select answer from kept')).toEqual({ answer: 42 })
    await next.leave()
    await crashed.leave().catch(() => undefined)
  })

  test('is waited for while it stops, however long that takes, and started again', async () => {
    const folder = await emptyFolder()
    const stopping = await startEmbeddedPostgres(folder)
    await ask(stopping, 'create table kept as select 42 as answer')
    const lastGuest = new Client(stopping.connection)
    await lastGuest.connect()
    // Asked in this way, it turns newcomers away, and waits for those who are there.
    process.kill(await postmaster(folder), 'SIGTERM')
    const next = startEmbeddedPostgres(folder)
    const log = () => readFile(join(folder, 'postgres/postgres.log'), 'utf8')
    await expect.poll(async () => (await log()).split('is shutting down').length).toBeGreaterThan(30)
    await lastGuest.end()
    await stopping.leave()
    expect(await ask(await next, 'select answer from kept')).toEqual({ answer: 42 })
    await (await next).leave()
  })

  test('may be left by one and entered by the next at the same time', async () => {
    const folder = await emptyFolder()
    let present = await startEmbeddedPostgres(folder)
    for (const round of [1, 2, 3, 4, 5]) {
      const left = present.leave()
      const next = startEmbeddedPostgres(folder)
      await left
      present = await next
      expect(await ask(present, `select ${round} as answer`)).toEqual({ answer: round })
    }
    await present.leave()
    expect(runs(folder)).toBe(false)
  })

  test('works in a folder whose path is too long for a socket', async () => {
    const folder = join(await emptyFolder(), 'long-'.repeat(30))
    const postgres = await startEmbeddedPostgres(folder)
    expect(await ask(postgres, 'select 1 as answer')).toEqual({ answer: 1 })
    await postgres.leave()
  })

  test.runIf(process.getuid?.() === 0)('works for root in a folder that only root can enter', async () => {
    const closed = await mkdtemp(join(tmpdir(), 'pipit-closed-'))
    onTestFinished(() => rm(closed, { recursive: true, force: true }))
    await chmod(closed, 0o700)
    const folder = join(closed, 'data')
    await mkdir(folder)
    const postgres = await startEmbeddedPostgres(folder)
    onTestFinished(() => rm(join(postgres.connection.host, '..'), { recursive: true, force: true }))
    expect(await ask(postgres, 'select 1 as answer')).toEqual({ answer: 1 })
    await postgres.leave()
  })
})
