import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { applyMigrations, findSchemaProblem, type Migrations } from './apply-migrations.ts'
import { createDatabase } from './create-database.ts'
import { lockMigrations } from './lock-migrations.ts'

let folder: string
let client: Client
const others: Client[] = []
let migrations: Migrations

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipit-migrations-'))
  migrations = { folder: pathToFileURL(`${folder}/`), schema: 'public' }
  const server = inject('postgres')
  const database = `migrations_${randomBytes(6).toString('hex')}`
  await createDatabase(server, database)
  client = new Client({ ...server, database })
  await client.connect()
})

afterEach(async () => {
  const { database } = client
  await Promise.all([client, ...others.splice(0)].map((each) => each.end()))
  const administrator = new Client(inject('postgres'))
  await administrator.connect()
  await administrator.query(`drop database ${database}`)
  await administrator.end()
  await rm(folder, { recursive: true })
})

async function anotherClient() {
  const other = new Client({ ...inject('postgres'), database: client.database })
  await other.connect()
  others.push(other)
  return other
}

const write = async (path: string, statement: string) => {
  await mkdir(join(folder, path, '..'), { recursive: true })
  await writeFile(join(folder, path), statement)
}

const namesOf = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name)

test('processes that create the same database at the same time all succeed', async () => {
  const name = `created_${randomBytes(6).toString('hex')}`
  await Promise.all(Array.from({ length: 8 }, () => createDatabase(inject('postgres'), name)))
  expect(await namesOf(`select datname as name from pg_database where datname = '${name}'`)).toEqual([name])
  await client.query(`drop database ${name}`)
})

describe('migrations', () => {
  test('migrations are applied once, in the order of their names, with the files of a folder as one migration', async () => {
    await write('0002_more.sql', "insert into words values ('third')")
    await write('0001_initial/02_rows.sql', "insert into words values ('second')")
    await write('0001_initial/01_tables.sql', "create table words (name text); insert into words values ('first')")
    await applyMigrations(client, migrations)
    await applyMigrations(client, migrations)
    expect(await namesOf('select name from words')).toEqual(['first', 'second', 'third'])
    expect(await namesOf('select name from migrations order by name')).toEqual(['0001_initial', '0002_more'])
    expect(await findSchemaProblem(client, migrations)).toBeNull()
  })

  test('an installation of version 0.1.0 gets the migrations that it lacks', async () => {
    await client.query(
      `create table migrations (name text primary key, applied_at timestamptz not null default now(), oldest_known text);
       insert into migrations (name) values ('0001_initial');
       create table words (name text)`,
    )
    await write('0001_initial/01_tables.sql', 'create table words (name text)')
    await write('0002_more.sql', "-- oldest known: 0001_initial\ninsert into words values ('first')")
    await applyMigrations(client, migrations)
    expect(await namesOf('select name from words')).toEqual(['first'])
    expect(await namesOf('select oldest_known as name from migrations order by migrations.name')).toEqual([
      null,
      '0001_initial',
    ])
  })

  test('a migration that fails leaves nothing behind and is not recorded', async () => {
    await write('0001_initial/01_tables.sql', 'create table words (name text)')
    await write('0001_initial/02_wrong.sql', 'create index on nothing (name)')
    await expect(applyMigrations(client, migrations)).rejects.toMatchObject({
      message: 'the migration 0001_initial cannot be applied',
      cause: { code: '42P01' },
    })
    expect(await namesOf("select to_regclass('words')::text as name")).toEqual([null])
    expect(await findSchemaProblem(client, migrations)).toContain('older than this version')
  })

  test('a migration gives up a table that is in use after its lock timeout, so that others can read it, and is tried again', async () => {
    await write('0001_initial.sql', "create table words (name text); insert into words values ('first')")
    await applyMigrations(client, migrations)
    await write('0002_more.sql', 'alter table words add column language text')
    const [reader, other] = await Promise.all([anotherClient(), anotherClient()])
    await reader.query('begin; select from words')
    const applied = applyMigrations(client, migrations, { lockTimeoutMs: 100, retryAfterMs: 100 })
    const isWaiting = `select count(*)::text as name from pg_locks where relation = 'words'::regclass and not granted`
    await expect.poll(async () => (await reader.query<{ name: string }>(isWaiting)).rows[0]?.name).toBe('1')
    expect((await other.query('select name from words')).rowCount).toBe(1)
    await reader.query('commit')
    await applied
    expect(await namesOf('select name from migrations order by name')).toEqual(['0001_initial', '0002_more'])
  })

  test('a migration whose table stays in use ends the start with a line that names it', async () => {
    await write('0001_initial.sql', 'create table words (name text)')
    await applyMigrations(client, migrations)
    await write('0002_more.sql', 'alter table words add column language text')
    const reader = await anotherClient()
    await reader.query('begin; select from words')
    const options = { lockTimeoutMs: 20, maxRetries: 1, retryAfterMs: 1 }
    await expect(applyMigrations(client, migrations, options)).rejects.toThrow('the migration 0002_more needs a table')
  })

  test('a migration without a transaction builds an index while other processes wait to migrate, and can be repeated after it failed', async () => {
    await write('0001_initial.sql', "create table words (name text); insert into words values ('same'), ('same')")
    await write(
      '0002_index.sql',
      `-- no transaction
drop index concurrently if exists words_by_name;
create unique index concurrently words_by_name on words (name);
`,
    )
    await expect(applyMigrations(client, migrations)).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await namesOf('select name from migrations')).toEqual(['0001_initial'])
    await client.query('delete from words where ctid = (select max(ctid) from words)')
    await lockMigrations(client)
    const other = await anotherClient()
    const waiting = lockMigrations(other)
    await applyMigrations(client, migrations)
    await client.query('select pg_advisory_unlock_all()')
    await waiting
    const isValid = `select indisvalid::text as name from pg_index where indexrelid = 'words_by_name'::regclass`
    expect(await namesOf(isValid)).toEqual(['true'])
    expect(await namesOf('select name from migrations order by name')).toEqual(['0001_initial', '0002_index'])
  })

  describe('on a database that a newer version has migrated', () => {
    beforeEach(async () => {
      await write('0001_initial.sql', 'create table words (name text)')
      await write('0002_expand.sql', '-- oldest known: 0001_initial\nalter table words add column language text;')
    })

    test('an older version starts if each newer migration says that it can', async () => {
      await applyMigrations(client, migrations)
      await rm(join(folder, '0002_expand.sql'))
      await applyMigrations(client, migrations)
      expect(await findSchemaProblem(client, migrations)).toBeNull()
    })

    test('an older version refuses to start if one says that it cannot, and a running one is not ready', async () => {
      await write('0003_contract.sql', '-- oldest known: 0002_expand\nalter table words drop column name;')
      await applyMigrations(client, migrations)
      await rm(join(folder, '0003_contract.sql'))
      await applyMigrations(client, migrations)
      await rm(join(folder, '0002_expand.sql'))
      await expect(applyMigrations(client, migrations)).rejects.toThrow(
        'this version cannot use the database. A newer version has changed it (0003_contract)',
      )
      expect(await findSchemaProblem(client, migrations)).toContain('0003_contract')
    })

    test('an older version refuses to start if a newer migration does not say', async () => {
      await write('0003_silent.sql', 'alter table words add column age integer;')
      await applyMigrations(client, migrations)
      await rm(join(folder, '0003_silent.sql'))
      await expect(applyMigrations(client, migrations)).rejects.toThrow('0003_silent')
    })
  })
})
