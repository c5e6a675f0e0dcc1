import { randomBytes } from 'node:crypto'
import { symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createDatabase } from '@pipit/database/create-database'
import { Client } from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { compose } from './compose/compose.ts'
import { readConfig } from './config/config.ts'
import { describeStartError } from './start-errors.ts'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'

/** The line that a start with these variables prints. That it ends the process is tested in run-server.test.ts. */
async function failedStart(variables: Record<string, string>) {
  const start = async () => compose(readConfig(variables))
  return describeStartError(await start().catch((error: unknown) => error))
}

test.each([
  ['a port that is not a number', { PORT: 'eighty' }, /^Pipit cannot start: PORT must be a number\.$/],
  ['a PUBLIC_URL that is not a URL', { PUBLIC_URL: 'pipit' }, /^Pipit cannot start: PUBLIC_URL must be an address.*$/],
  [
    'a DATABASE_URL without a SECRET_KEY',
    { DATABASE_URL: 'postgres://127.0.0.1/pipit' },
    /^Pipit cannot start: SECRET_KEY is missing.*$/,
  ],
  [
    'a SECRET_KEY of the wrong length',
    { SECRET_KEY: 'c2hvcnQ=' },
    /^Pipit cannot start: SECRET_KEY must be 32 random bytes.*$/,
  ],
  [
    'a PLANS_FILE that does not exist',
    { PLANS_FILE: '/nowhere/plans.json' },
    /^Pipit cannot start: PLANS_FILE=\/nowhere\/plans\.json cannot be read \(ENOENT\)\.$/,
  ],
  ['a data folder that cannot be created', { DATA_DIR: '/dev/null/data' }, /^Pipit cannot start: .*DATA_DIR.*$/],
])('%s makes the start fail with one line', async (_, variables, line) => {
  expect(await failedStart(variables)).toMatch(line)
})

test.each([
  ['is a file', (path: string) => writeFile(path, ''), / is not a folder\. .*DATA_DIR/],
  ['is a link to nowhere', (path: string) => symlink('/nowhere/data', path), / cannot be created\. .*DATA_DIR/],
  // On this file system root may not write either.
  ['may not be written to', (path: string) => symlink('/sys/kernel', path), /: it may not write to .*DATA_DIR/],
])('a data folder that %s makes the start fail with one line that says what to do', async (_, create, line) => {
  const parent = await temporaryDataFolder()
  onTestFinished(parent.remove)
  const folder = join(parent.path, 'data')
  await create(folder)
  for (const SECRET_KEY of ['', Buffer.alloc(32).toString('base64')]) {
    const message = await failedStart({ DATA_DIR: folder, SECRET_KEY })
    expect(message).toMatch(line)
    expect(message).toContain(folder)
  }
})

describe('a database', () => {
  async function aDatabase(statement: string) {
    const name = `start_errors_${randomBytes(6).toString('hex')}`
    const postgres = inject('postgres')
    await createDatabase(postgres, name)
    await run(name, statement)
    onTestFinished(() => run('postgres', `drop database ${name} with (force)`))
    return {
      DATABASE_URL: `postgres://${postgres.user}@localhost/${name}?host=${encodeURIComponent(postgres.host)}`,
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
    }
  }

  async function run(database: string, statement: string) {
    const client = new Client({ ...inject('postgres'), database })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  const readOnly = `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`
  test.each([
    [
      'with tables of something else',
      'create table accounts (id int)',
      /migration 0001_initial.* \(42P07\).*empty database/,
    ],
    ['that accepts no changes', readOnly, /accepts no changes.*DATABASE_URL/],
  ])('%s makes the start fail with one line, without SQL', async (_, statement, line) => {
    const message = await failedStart(await aDatabase(statement))
    expect(message).toMatch(line)
    expect(message).not.toMatch(/\n|relation|accounts|create|transaction/)
  })
})

test.each([
  ['empty', 0],
  ['short', 31],
  ['long', 33],
])('a secret.key that is %s makes the start fail with one line that says what to do', async (_, length) => {
  const folder = await temporaryDataFolder()
  onTestFinished(folder.remove)
  await writeFile(join(folder.path, 'secret.key'), Buffer.alloc(length, 1))
  expect(await failedStart({ DATA_DIR: folder.path })).toBe(
    `Pipit cannot start: ${join(folder.path, 'secret.key')} must have 32 bytes, but has ${length}. Put back your copy of it. Without a copy, delete it: Pipit makes a new key, but what the old one encrypted is lost.`,
  )
})

test('an unreachable database makes the start fail without printing its password', async () => {
  const line = await failedStart({
    DATABASE_URL: `postgres://pipit:s3cret@127.0.0.1:${await freePort()}/pipit`,
    SECRET_KEY: Buffer.alloc(32).toString('base64'),
  })
  expect(line).toMatch(/^Pipit cannot start: no PostgreSQL answers at the address in DATABASE_URL.*$/)
  expect(line).not.toContain('s3cret')
})

test('a HOST that is an address of another machine is named', async () => {
  const error = await new Promise((resolve) => createServer().listen(0, '192.0.2.1').once('error', resolve))
  expect(describeStartError(error)).toMatch(/^Pipit cannot start: this machine has no address 192\.0\.2\.1.*$/)
})
