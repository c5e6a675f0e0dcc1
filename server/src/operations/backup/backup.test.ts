import { randomBytes } from 'node:crypto'
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { connect } from '@pipit/database/connect'
import { createDatabase } from '@pipit/database/create-database'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { createProgress } from '../command/progress.js'
import { openFiles } from '../../compose/files.ts'
import { maintainPartitions } from '../../database/maintain-partitions.ts'
import { aConversation } from '@pipit/test-kit/conversation'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { aFullFamily } from '@pipit/test-kit/full-family'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { runProgram } from '@pipit/test-kit/run-program'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { readDecrypter } from './backup-config.ts'
import { openArchive } from './backup-file.ts'
import { createBackupProgress } from './progress.ts'
import { readBackup } from './read-backup.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'
import { writeBackup } from './write-backup.ts'

const server = startTestServer()
const secretKey = inject('secretKey')

let folder: Awaited<ReturnType<typeof temporaryDataFolder>>
let family: Awaited<ReturnType<typeof aFullFamily>>
/** Two recordings; the file of the picture is gone. */
let recordings: { id: string; kind: string; file: string }[]
let backup: string
let summary: string
let acknowledgedBefore: number
let superadmin: Awaited<ReturnType<typeof server.createSignedInAccount>>

const someMonthsAgo = new Date(Date.now() - 200 * 86_400_000)

const commandVariables = () => ({ BACKUP_KEY_FILE: join(folder.path, 'key'), SECRET_KEY: secretKey })

beforeAll(async () => {
  folder = await temporaryDataFolder()
  family = await aFullFamily(server, 'ada@example.org')
  superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  const { accountId, childId } = family
  const entries = ['I was at the sea']
  await aConversation(server, { accountId, childId, startedAt: someMonthsAgo.toISOString(), entries })
  await maintainPartitions(server.database)
  const { rows } = await server.database.pool.query<(typeof recordings)[number]>(
    'select id, kind, file from recordings order by kind',
  )
  recordings = rows
  // So that the backup has several chunks.
  await server.database.pool.query(
    `insert into wait_list_entries (email) select gen_random_uuid() || '@example.org' from generate_series(1, 10000)`,
  )
  await rm(fileOf(server.config.dataFolder, 'vision'))
  await runBackup(['--new-key', join(folder.path, 'key')], {})
  for (acknowledgedBefore = 0; acknowledgedBefore < 10; acknowledgedBefore += 1) await write()
  const writes = writeContinuously()
  const taken = await run('backup.ts', ['--to', folder.path], databaseOf(server.config))
  await writes.stop()
  summary = taken.stdout
  backup = /\S+\.age/.exec(taken.stdout)?.[0] ?? ''
})
afterAll(() => folder.remove())

/** Each reading by a superadmin is an entry in the audit trail, whose anchor follows a second later. */
const write = () =>
  server.call('GET /accounts/:accountId', { params: { accountId: family.accountId }, bearer: superadmin.token })

function writeContinuously() {
  const stopped = new AbortController()
  const loop = (async () => {
    while (!stopped.signal.aborted) await write()
  })()
  return {
    stop() {
      stopped.abort()
      return loop
    },
  }
}

function run(program: string, args: string[], variables: Record<string, string>) {
  return runProgram(program, args, { ...commandVariables(), ...variables })
}

function databaseOf({ databaseUrl, dataFolder }: { databaseUrl: string | null; dataFolder: string }) {
  return { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataFolder }
}

function fileOf(dataFolder: string, kind: string) {
  const { file = '' } = recordings.find((recording) => recording.kind === kind) ?? {}
  return join(dataFolder, 'files', file.slice(0, 2), file.slice(2, 4), file)
}

/** An empty database and an empty data folder, as on a new machine. */
async function anEmptyMachine() {
  const postgres = inject('postgres')
  const name = `restored_${randomBytes(6).toString('hex')}`
  await createDatabase(postgres, name)
  const dataFolder = join(folder.path, name)
  const databaseUrl = `postgres://${postgres.user}@localhost/${name}?host=${encodeURIComponent(postgres.host)}`
  return { dataFolder, databaseUrl }
}

async function countRows(databaseUrl: string, table: string) {
  const { pool } = connect({ connectionString: databaseUrl })
  const { rows } = await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  await pool.end()
  return rows[0]?.count ?? 0
}

describe('a backup that was taken while the server was writing', () => {
  let machine: Awaited<ReturnType<typeof anEmptyMachine>>
  let restored: Awaited<ReturnType<typeof server.another>>
  let call: ReturnType<typeof createClient>
  let bearer: string
  beforeAll(async () => {
    machine = await anEmptyMachine()
    await run('restore.ts', ['--from', backup], databaseOf(machine))
    restored = await server.another(machine)
    call = createClient({ baseUrl: restored.url + versionPrefix })
    const people = createIdentityClient({
      database: server.database,
      fetch: (path, options) => fetch(restored.url + path, options),
    })
    const { idToken } = await people.signInWithPassword(family.email)
    bearer = ((await (await people.exchange(idToken)).json()) as { access_token: string }).access_token
  })
  afterAll(() => restored.close())

  test('names what it contains and what was already deleted', async () => {
    expect(summary).toMatch(/[\d,]+ rows in \d+ tables, 2 files/)
    expect(summary).toContain('1 recordings were deleted while the backup was made')
    expect(await runBackup(['--verify', folder.path], commandVariables())).toContain('can be read to its end')
  })

  test('restores people, who sign in, and what they had', async () => {
    const { accountId } = family
    const children = await call('GET /accounts/:accountId/children', { params: { accountId }, bearer })
    expect(children.items).toMatchObject([{ id: family.childId, birthDate: '2020-02-29' }])
    const { items } = await call('GET /accounts/:accountId/children/:childId/transcripts', {
      params: { accountId, childId: family.childId },
      bearer,
    })
    expect(items.map(({ text }) => text)).toEqual(expect.arrayContaining(['I like trains', 'I was at the sea']))
  })

  test('restores each month into a partition of its own', async () => {
    const month = someMonthsAgo.toISOString().slice(0, 7).replace('-', '_')
    expect(await countRows(machine.databaseUrl, `partitions.transcript_entries_${month}`)).toBe(1)
    expect(await countRows(machine.databaseUrl, 'partitions.transcript_entries_default')).toBe(0)
  })

  test('restores recordings, which play; one whose file was gone is not found, and breaks nothing', async () => {
    const { accountId, childId } = family
    const listen = (client: ReturnType<typeof createClient>, token: string, kind: string) =>
      client('GET /accounts/:accountId/children/:childId/recordings/:recordingId', {
        params: { accountId, childId, recordingId: recordings.find((each) => each.kind === kind)?.id ?? '' },
        bearer: token,
      })
    const before = await (await listen(server.call, family.bearer, 'speech')).bytes()
    expect(await (await listen(call, bearer, 'speech')).bytes()).toEqual(before)
    await expect(listen(call, bearer, 'vision')).rejects.toMatchObject({ status: 404 })
  })

  test('restores the keys of devices, with which they sign in', async () => {
    const { accountId, deviceId } = family
    const { deviceApiKey } = await server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
      params: { accountId, deviceId },
      bearer: family.bearer,
    })
    const token = await call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
    expect(token.access_token).toMatch(/^ey/)
  })

  test('has every write that was acknowledged before, and an audit trail that verifies', async () => {
    const entries = await countRows(machine.databaseUrl, 'audit_entries')
    expect(entries).toBeGreaterThanOrEqual(acknowledgedBefore)
    expect(entries).toBeLessThan(await countRows(server.config.databaseUrl ?? '', 'audit_entries'))
    const { problem, anchoredId } = await call('POST /admin/audit/verify', { bearer: superadmin.token })
    expect(problem).toBeNull()
    expect(Number(anchoredId)).toBeGreaterThan(0)
  })

  test('is not restored a second time over what is there', async () => {
    const again = await run('restore.ts', ['--from', backup], databaseOf(machine))
    expect(again).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(/^The database is not empty.*\n$/) })
  })
})

describe('the progress of a backup', () => {
  type Shown = { title: string; done: number; total: number }

  /** What a terminal shows, from the beginning on. */
  function collect() {
    const shown: Shown[] = []
    const start: typeof createProgress = (title) => ({
      show: ({ done = 0, total }) => void shown.push({ title, done, total: total ?? 0 }),
      end: () => undefined,
    })
    return { shown, start, of: (title: string) => shown.filter((each) => each.title === title) }
  }

  const isRising = (states: Shown[]) => states.every(({ done }, index) => done >= (states[index - 1]?.done ?? 0))

  test('goes up to all tables and all recordings while they are copied', async () => {
    const { config } = server
    const client = new Client({ connectionString: config.databaseUrl ?? '' })
    await client.connect()
    const files = {
      recordings: await openFiles(config, 'recordings'),
      audit: await openFiles(config, 'audit anchor'),
    }
    const source = { client, files, secretKey: randomBytes(32), readGeneratedKeys: async () => ({}) }
    const { start, of } = collect()
    for await (const _ of writeBackup(source, createBackupProgress(start), () => undefined));
    await client.end()
    const [tables, recordingStates] = [of('Copying tables'), of('Copying recordings')]
    expect(tables.at(-1)?.total).toBeGreaterThan(1_000_000)
    expect(tables.at(-1)).toMatchObject({ done: tables.at(-1)?.total })
    expect(recordingStates.at(-1)).toMatchObject({ done: recordings.length, total: recordings.length })
    expect([isRising(tables), isRising(recordingStates)]).toEqual([true, true])
    expect(new Set(tables.map(({ done }) => done)).size).toBeGreaterThan(5)
  })

  test('goes up to the size of the file while it is read', async () => {
    const { start, of } = collect()
    const decrypter = await readDecrypter(commandVariables())
    await openArchive(backup, decrypter, start('Reading'), (archive) => readBackup(archive, {}))
    const { size } = await stat(backup)
    expect(of('Reading').at(-1)).toMatchObject({ done: size, total: size })
  })
})

describe('what cannot be restored', () => {
  let machine: Awaited<ReturnType<typeof anEmptyMachine>>
  beforeAll(async () => {
    machine = await anEmptyMachine()
  })

  const restore = (from: string, variables: Record<string, string> = {}) =>
    runRestore(['--from', from], { ...commandVariables(), ...databaseOf(machine), ...variables })

  test('a backup with another SECRET_KEY, or with another backup key, is refused in one line', async () => {
    await expect(restore(backup, { SECRET_KEY: randomBytes(32).toString('base64') })).rejects.toThrow(
      'SECRET_KEY is not the key that this backup was made with',
    )
    await expect(restore(backup, { BACKUP_KEY: 'a passphrase that is another one' })).rejects.toThrow(
      'The backup was encrypted for another key: BACKUP_KEY does not open it.',
    )
  })

  test('a backup that was cut off leaves the database empty, and the whole one can be restored then', async () => {
    const cut = join(folder.path, 'cut.tar.zst.age')
    const whole = await readFile(backup)
    await writeFile(cut, whole)
    await truncate(cut, whole.length - 1)
    await expect(restore(cut)).rejects.toThrow('damaged or incomplete')
    expect(await countRows(machine.databaseUrl, 'accounts')).toBe(0)
    await restore(backup)
    expect(await countRows(machine.databaseUrl, 'accounts')).toBeGreaterThan(0)
  })

  test('a backup of another version is refused by the name of the migration', async () => {
    const { pool } = connect({ connectionString: machine.databaseUrl })
    await pool.query(`insert into migrations (name, oldest_known) values ('9999_later', '0001_initial')`)
    await expect(restore(backup)).rejects.toThrow('older version of Pipit (without the migration "server 9999_later")')
    await pool.end()
  })
})
