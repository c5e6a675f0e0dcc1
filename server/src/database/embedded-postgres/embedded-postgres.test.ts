import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './start.ts'

/** For tests that can use a database which exists already: creating one takes longer than all that they do. */
let shared: Awaited<ReturnType<typeof temporaryDataFolder>>
beforeAll(async () => {
  shared = await temporaryDataFolder()
})
afterAll(() => shared.remove())

async function emptyFolder() {
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  return folder.path
}

async function query({ connection }: EmbeddedPostgres, statement: string) {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query<Record<string, string>>(statement)
  await client.end()
  return rows[0]
}

const pidFile = (dataFolder: string) => join(dataFolder, 'postgres/cluster/postmaster.pid')
const runs = (dataFolder: string) => existsSync(pidFile(dataFolder))
const postmaster = async (dataFolder: string) => Number((await readFile(pidFile(dataFolder), 'utf8')).split('\n')[0])

describe('the embedded PostgreSQL', () => {
  test('the embedded PostgreSQL is a real PostgreSQL 18 that syncs to disk and listens on no network', async () => {
    const postgres = await startEmbeddedPostgres(shared.path)
    expect(await query(postgres, 'show server_version_num')).toEqual({
      server_version_num: expect.stringMatching(/^18/),
    })
    expect(await query(postgres, 'show fsync')).toEqual({ fsync: 'on' })
    expect(await query(postgres, 'show listen_addresses')).toEqual({ listen_addresses: '' })
    await postgres.release()
  })

  test('the log of the embedded PostgreSQL contains no statement, parameter or row of a failed statement', async () => {
    const folder = shared.path
    const postgres = await startEmbeddedPostgres(folder)
    const client = new Client(postgres.connection)
    await client.connect()
    await client.query(`create table entries (number int primary key, text text not null check (text <> 'dragon'))`)
    await client.query(`insert into entries values (1, 'hello')`)
    const refusals = [
      [`insert into entries select 2, text from json_to_record($1) as entry (text text)`, '{"text":"dragon \\u0000"}'],
      [`insert into entries values (3, $1)`, 'dragon'],
      [`insert into entries values (1, $1)`, 'a dragon'],
      [`insert into entries values (4, 'dragon' || $1::uuid)`, 'a dragon'],
      [`select 'dragon' as text, $1::int / 0`, '1'],
      [`do $do$ begin raise exception 'dragon'; end $do$`, null],
      [`do $do$ begin raise warning 'dragon'; end $do$`, null],
    ] as const
    for (const [statement, value] of refusals)
      await client.query(statement, value === null ? [] : [value]).catch(() => undefined)
    // The crash of a backend is logged with the statement that it was running, unless the log is terse.
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    client.on('error', () => undefined)
    const crashing = client.query(`select pg_sleep(60), 'dragon' as text`).catch(() => undefined)
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await crashing
    const next = await startEmbeddedPostgres(folder)
    await postgres.release().catch(() => undefined)
    await next.release()
    const log = await readFile(join(folder, 'postgres/postgres.log'), 'utf8')
    expect(log).toContain('terminated by signal 9')
    expect(log).not.toMatch(/dragon|STATEMENT|DETAIL|CONTEXT/)
  })

  test('the embedded PostgreSQL is shared by processes that start at the same time, and the last one stops it', async () => {
    const folder = await emptyFolder()
    const [first, second] = await Promise.all([startEmbeddedPostgres(folder), startEmbeddedPostgres(folder)])
    expect(await query(first, 'select pg_postmaster_start_time()::text as started')).toEqual(
      await query(second, 'select pg_postmaster_start_time()::text as started'),
    )
    await first.release()
    expect(runs(folder)).toBe(true)
    expect(await query(second, 'select 1 as value')).toEqual({ value: 1 })
    await second.release()
    expect(runs(folder)).toBe(false)
  })

  test('the embedded PostgreSQL starts after a crash that left its lock file behind', async () => {
    const folder = shared.path
    const crashed = await startEmbeddedPostgres(folder)
    await query(crashed, 'create table stored_before_crash as select 42 as value')
    process.kill(await postmaster(folder), 'SIGKILL')
    const next = await startEmbeddedPostgres(folder)
    expect(await query(next, 'select value from stored_before_crash')).toEqual({ value: 42 })
    await next.release()
    await crashed.release().catch(() => undefined)
  })

  test('a process waits while the embedded PostgreSQL stops, and starts it again', async () => {
    const folder = shared.path
    const countRefusals = async () =>
      (await readFile(join(folder, 'postgres/postgres.log'), 'utf8')).split('is shutting down').length
    const stopping = await startEmbeddedPostgres(folder)
    const earlier = await countRefusals()
    await query(stopping, 'create table stored_before_stop as select 42 as value')
    const lastClient = new Client(stopping.connection)
    await lastClient.connect()
    // With this signal it refuses new connections and waits for the open ones.
    process.kill(await postmaster(folder), 'SIGTERM')
    const next = startEmbeddedPostgres(folder)
    await expect.poll(async () => (await countRefusals()) - earlier).toBeGreaterThan(29)
    await lastClient.end()
    await stopping.release()
    expect(await query(await next, 'select value from stored_before_stop')).toEqual({ value: 42 })
    await (await next).release()
  })

  test('one process can release the embedded PostgreSQL while the next one starts it', async () => {
    const folder = shared.path
    let current = await startEmbeddedPostgres(folder)
    for (const round of [1, 2, 3, 4, 5]) {
      const released = current.release()
      const next = startEmbeddedPostgres(folder)
      await released
      current = await next
      expect(await query(current, `select ${round} as value`)).toEqual({ value: round })
    }
    await current.release()
    expect(runs(folder)).toBe(false)
  })

  test('the embedded PostgreSQL works in a folder whose path is too long for a socket', async () => {
    const folder = join(await emptyFolder(), 'long-'.repeat(30))
    const postgres = await startEmbeddedPostgres(folder)
    expect(await query(postgres, 'select 1 as value')).toEqual({ value: 1 })
    await postgres.release()
  })

  test('a folder for the socket that somebody else has put in the temporary folder is not used', async () => {
    const folder = join(await emptyFolder(), 'long-'.repeat(30))
    const start = async () => {
      const postgres = await startEmbeddedPostgres(folder)
      await postgres.release()
      return postgres.connection.host
    }
    const first = await start()
    onTestFinished(() => rm(first, { recursive: true }))
    expect((await stat(first)).mode & 0o777).toBe(0o700)
    expect(await start()).toBe(first)
    await chmod(first, 0o777)
    const second = await start()
    onTestFinished(() => rm(second, { recursive: true }))
    expect(second).not.toBe(first)
    expect((await stat(second)).mode & 0o777).toBe(0o700)
  })

  test.runIf(process.getuid?.() === 0)(
    'the embedded PostgreSQL works for root in a folder that only root can enter',
    async () => {
      const closed = await mkdtemp(join(tmpdir(), 'pipit-closed-'))
      onTestFinished(() => rm(closed, { recursive: true, force: true }))
      await chmod(closed, 0o700)
      const folder = join(closed, 'data')
      await mkdir(folder)
      const postgres = await startEmbeddedPostgres(folder)
      onTestFinished(() => rm(join(postgres.connection.host, '..'), { recursive: true, force: true }))
      expect(await query(postgres, 'select 1 as value')).toEqual({ value: 1 })
      await postgres.release()
    },
  )
})
