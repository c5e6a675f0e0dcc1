import { randomBytes } from 'node:crypto'
import { createDatabase } from '@pipit/database/create-database'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { template } from '@pipit/test-kit/start-postgres'
import { checkDatabase, describeVersion } from './check-database.ts'
import { createDatabaseAccess } from './database-access.ts'

const postgres = inject('postgres')

async function run(database: string, ...statements: string[]) {
  const client = new Client({ ...postgres, database })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** A copy of the migrated database, or an empty one with `options`. */
async function aDatabase(options = `template ${template}`) {
  const name = `doctor_${randomBytes(6).toString('hex')}`
  await run('postgres', `create database ${name} ${options}`)
  onTestFinished(() => run('postgres', `drop database ${name} with (force)`))
  return name
}

async function check(name: string, { user = postgres.user, variables = {} } = {}) {
  const { database, dataFolder } = readConfig(variables)
  const databaseUrl = `postgres://${user}@localhost/${name}?host=${encodeURIComponent(postgres.host)}`
  const access = createDatabaseAccess({ databaseUrl, dataFolder, database })
  const findings = await checkDatabase(access)
  await access.close()
  return {
    findings,
    wrong: findings.filter(({ level }) => level === 'problem').map(({ text }) => text),
    warnings: findings.filter(({ level }) => level === 'warning').map(({ text }) => text),
    texts: findings.map(({ text }) => text),
  }
}

test('a migrated database is right', async () => {
  const { wrong, warnings, texts } = await check(await aDatabase())
  expect([wrong, warnings]).toEqual([[], []])
  expect(texts).toEqual([
    expect.stringMatching(/^PostgreSQL 18\.\d+ answers\.$/),
    expect.stringContaining('opens up to 17 connections'),
    expect.stringContaining('may do what migrations need'),
    'all migrations are applied.',
  ])
})

test('an empty database is no mistake', async () => {
  const name = `doctor_${randomBytes(6).toString('hex')}`
  await createDatabase(postgres, name)
  onTestFinished(() => run('postgres', `drop database ${name} with (force)`))
  expect((await check(name)).findings.at(-1)).toMatchObject({
    level: 'note',
    text: expect.stringContaining('is empty'),
  })
})

test('migrations that are still to be applied are named', async () => {
  const name = await aDatabase()
  await run(name, `delete from identity.migrations`)
  expect((await check(name)).warnings).toEqual(['migrations are still to be applied: 0001_initial.'])
})

test('a database that a newer version has changed is a warning while this version works with it, and wrong when not', async () => {
  const name = await aDatabase()
  await run(name, `insert into migrations (name, oldest_known) values ('9000_later', '0001_initial')`)
  expect((await check(name)).warnings).toEqual([expect.stringContaining('9000_later')])
  await run(name, `insert into migrations (name) values ('9001_breaking')`)
  expect((await check(name)).wrong).toEqual([expect.stringContaining('A newer version has changed it (9001_breaking)')])
})

test('a user who may not create tables, and one who does not own them, are wrong', async () => {
  const name = await aDatabase()
  const user = `doctor_${randomBytes(6).toString('hex')}`
  await run(name, `create role ${user} login`, `grant all on all tables in schema public, identity to ${user}`)
  await run(name, `grant usage on schema identity to ${user}`)
  onTestFinished(() => run(name, `drop owned by ${user}`, `drop role ${user}`))
  expect((await check(name, { user })).wrong).toEqual([`the user ${user} may not create schemas.`])
  await run(name, `grant create on database ${name} to ${user}`, `grant create on schema public to ${user}`)
  expect((await check(name, { user })).wrong).toEqual([expect.stringContaining(`${user} does not own the table`)])
})

test('an encoding that cannot store every name is wrong', async () => {
  const name = await aDatabase("template template0 encoding 'LATIN1' locale 'C'")
  expect((await check(name)).wrong).toEqual(['its encoding is LATIN1, which cannot store every name.'])
})

test('a database that accepts no changes is wrong', async () => {
  const name = await aDatabase()
  await run('postgres', `alter database ${name} set default_transaction_read_only = on`)
  expect((await check(name)).wrong).toEqual(['it accepts no changes.'])
})

test('another time zone is only noted', async () => {
  const name = await aDatabase()
  await run('postgres', `alter database ${name} set timezone = 'Europe/Vienna'`)
  expect((await check(name)).findings).toContainEqual({
    level: 'note',
    text: expect.stringContaining('its time zone is Europe/Vienna'),
  })
})

test('pools that need more connections than PostgreSQL allows are wrong, and those that leave none for an upgrade a warning', async () => {
  const name = await aDatabase()
  const tooMany = await check(name, { variables: { DATABASE_POOL_SIZE: '200' } })
  expect(tooMany.wrong).toEqual([expect.stringContaining('opens up to 207 connections')])
  const forOne = await check(name, { variables: { DATABASE_POOL_SIZE: '50' } })
  expect([forOne.wrong, forOne.warnings]).toEqual([[], [expect.stringContaining('too few for an upgrade')]])
})

test('a database that does not exist is one line that says what to do', async () => {
  expect((await check('nowhere')).wrong).toEqual([expect.stringContaining('does not exist. Create it')])
})

test.each([
  [14, 'problem'],
  [15, 'note'],
  [17, 'note'],
  [18, 'ok'],
  [19, 'warning'],
] as const)('PostgreSQL %i is: %s', (major, level) => {
  expect(describeVersion(major, `${major}.1`).level).toBe(level)
})
