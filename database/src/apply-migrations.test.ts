import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { applyMigrations, areApplied, type Migrations } from './apply-migrations.ts'
import { createDatabase } from './create-database.ts'

let folder: string
let client: Client
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
  await client.end()
  const administrator = new Client(inject('postgres'))
  await administrator.connect()
  await administrator.query(`drop database ${database}`)
  await administrator.end()
  await rm(folder, { recursive: true })
})

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
    expect(await areApplied(client, migrations)).toBe(true)
  })

  test('a migration that fails leaves nothing behind and is not recorded', async () => {
    await write('0001_initial/01_tables.sql', 'create table words (name text)')
    await write('0001_initial/02_wrong.sql', 'create index on nothing (name)')
    await expect(applyMigrations(client, migrations)).rejects.toMatchObject({
      migration: '0001_initial',
      cause: { code: '42P01' },
    })
    expect(await namesOf("select to_regclass('words')::text as name")).toEqual([null])
    expect(await areApplied(client, migrations)).toBe(false)
  })

  test('a database from before the first release is refused and not changed', async () => {
    await client.query('create table migrations (id serial primary key, hash text not null, created_at bigint)')
    await write('0001_initial.sql', 'create table words (name text)')
    await expect(applyMigrations(client, migrations)).rejects.toThrow('from before the first release')
    expect(await namesOf("select to_regclass('words')::text as name")).toEqual([null])
  })
})
