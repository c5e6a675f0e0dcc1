import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { describeStartError } from './start-errors.ts'
import { temporaryDataFolder } from './testing/data-folder.ts'
import { freePort } from './testing/server-process.ts'

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
