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

const runs = (dataFolder: string) => existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))

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

  // After a crash PostgreSQL syncs every file of its own, on a disk that other tests keep busy.
  test('starts after a crash that left its lock file behind', { timeout: 90_000 }, async () => {
    const folder = await emptyFolder()
    const crashed = await startEmbeddedPostgres(folder)
    await ask(crashed, 'create table kept as select 42 as answer')
    const pidFile = join(folder, 'postgres/cluster/postmaster.pid')
    process.kill(Number((await readFile(pidFile, 'utf8')).split('\n')[0]), 'SIGKILL')
    const next = await startEmbeddedPostgres(folder)
    expect(await ask(next, 'select answer from kept')).toEqual({ answer: 42 })
    await next.leave()
    await crashed.leave().catch(() => undefined)
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
