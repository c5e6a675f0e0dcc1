import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { runBackup } from './operations/backup/run-backup.ts'
import { runRestore } from './operations/backup/run-restore.ts'
import { openDatabase } from './database/open-database.ts'
import { runRotation } from './operations/rotate-keys/run-rotation.ts'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { runUntilExit, startServerProcess } from '@pipit/test-kit/server-process'

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>

let data: Awaited<ReturnType<typeof temporaryDataFolder>>
beforeAll(async () => {
  data = await temporaryDataFolder()
})
afterAll(() => data.remove())

const joinWaitList = (url: string, email: string) =>
  fetch(`${url}/v1/wait-list`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.1.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: JSON.stringify({ email }),
  })

test('a mistake in the configuration makes the start fail with one line and exit code 1', async () => {
  expect(await runUntilExit({ DATA_DIR: data.path, PORT: 'eighty' })).toEqual({
    exitCode: 1,
    lines: ['Pipit cannot start: PORT must be a number.'],
  })
})

describe('the first start that succeeds', () => {
  let failed: Awaited<ReturnType<typeof runUntilExit>>
  let server: ServerProcess
  beforeAll(async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const takenPort = String((other.address() as AddressInfo).port)
    // Both at once: neither finds a database in the folder.
    const starting = [
      startServerProcess({ DATA_DIR: data.path, SHUTDOWN_DELAY_MS: '3000' }),
      runUntilExit({ DATA_DIR: data.path, PORT: takenPort }),
    ]
    ;[server, failed] = (await Promise.all(starting)) as [ServerProcess, typeof failed]
    other.close()
  })
  afterAll(() => server.stop())

  test('prints the first superadmin’s password and how long it works, although a start at the same time failed', async () => {
    expect(failed.exitCode).toBe(1)
    expect(failed.lines).toContainEqual(expect.stringMatching(/^Pipit cannot start: port \d+ is taken/))
    await expect.poll(() => server.output.text).toMatch(/with the password \S+\n {2}It works until [-\d]+ [:\d]+ UTC/)
  })

  test('stores that password as argon2id with 64 MiB and three rounds', async () => {
    const [user] = await readRows<{ hash: string }>(`select password_hash as hash from identity.users`)
    expect(user?.hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/)
  })

  test('prints the address of the outbox, which opens with it', async () => {
    expect(await (await fetch(server.outboxUrl ?? '')).text()).toContain('<h1>Outbox</h1>')
  })

  test(
    'replaces its generated key while it runs, and reads what the former one encrypted',
    { timeout: 30_000 },
    async () => {
      const readKey = () => readFile(join(data.path, 'secret.key'))
      const [former, { email }] = [await readKey(), await signUp(server)]
      await runRotation([], { DATA_DIR: data.path })
      expect(await readKey()).not.toEqual(former)
      await runRotation(['--finish'], { DATA_DIR: data.path })
      const { email: later } = await signUp(server)
      const outbox = await until(
        async () => (await fetch(server.outboxUrl ?? '')).text(),
        (page) => page.includes(later),
      )
      expect(outbox).toContain(email)
      expect((await readdir(data.path)).filter((name) => name.startsWith('secret.key')).toSorted()).toEqual([
        'secret.key',
        'secret.key.audit',
      ])
    },
  )

  test('a second server on the same port fails to start, and leaves the database that both share to the first', async () => {
    const { port } = new URL(server.url)
    const { exitCode, lines } = await runUntilExit({ DATA_DIR: data.path, PORT: port })
    expect(lines).toEqual([
      `Pipit cannot start: port ${port} is taken. Stop the program that uses it, or choose another: PORT=${Number(port) + 1} npm start`,
    ])
    expect(exitCode).toBe(1)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  test('a server that is asked to stop tells the balancer first, finishes the requests in flight, stops its PostgreSQL and exits with code 0', async () => {
    expect((await joinWaitList(server.url, 'stored@example.org')).status).toBe(204)
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    let response = ''
    socket.on('data', (chunk: Buffer) => (response += chunk.toString()))
    const body = JSON.stringify({ email: 'in-flight@example.org' })
    const headers = `host: pipit\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue`
    socket.write(`POST /v1/wait-list HTTP/1.1\r\n${headers}\r\n\r\n`)
    // "100 Continue" shows that the server has started to handle this request.
    await once(socket, 'data')
    const exited = server.stop()
    await expect
      .poll(async () => (await fetch(`${server.url}/readyz`)).json())
      .toEqual({ status: 'not ready', failed: ['process'], reason: 'This process is stopping.' })
    expect((await joinWaitList(server.url, 'late@example.org')).status).toBe(204)
    await expect
      .poll(() => fetch(`${server.url}/healthz`, { headers: { connection: 'close' } }).catch(() => 'refused'))
      .toBe('refused')
    socket.write(body)
    await once(socket, 'close')
    expect(response).toContain('HTTP/1.1 204')
    expect(await exited).toBe(0)
    expect(existsSync(join(data.path, 'postgres/cluster/postmaster.pid')), 'PostgreSQL still runs').toBe(false)
  })
})

describe('the next start, for other machines', () => {
  let server: ServerProcess
  const secret = randomUUID()
  beforeAll(async () => {
    server = await startServerProcess({
      DATA_DIR: data.path,
      PUBLIC_URL: 'https://pipit.example',
      TRUST_PROXY: '1',
      DATABASE_CONNECT_TIMEOUT_MS: '2000',
      DATABASE_STATEMENT_TIMEOUT_MS: '2000',
      DATABASE_LOCK_TIMEOUT_MS: '1000',
      OPERATORS_SECRET: secret,
    })
  })
  afterAll(() => server.stop())

  test('finds all data', async () => {
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const entries = await readRows<{ email: string }>('select email from wait_list_entries')
    expect(entries.map(({ email }) => email)).toEqual(
      expect.arrayContaining(['stored@example.org', 'late@example.org', 'in-flight@example.org']),
    )
  })

  // attacks/known/secrets-in-processes.ts looks at those of voices and boards, too.
  test.runIf(existsSync('/proc/self/environ'))('shows what is in its environment to no other process', async () => {
    const environments = (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readFile(`/proc/${pid}/environ`, 'utf8').catch(() => ''))
    const told = (await Promise.all(environments)).filter((environment) => environment.includes(secret))
    expect(told).toHaveLength(1)
  })

  test('is backed up while it runs, and restored with its generated key on another machine', async () => {
    const key = { BACKUP_KEY_FILE: join(data.path, 'backup.key') }
    await runBackup(['--new-key', key.BACKUP_KEY_FILE], {})
    const backup = join(data.path, 'backup.age')
    await runBackup(['--to', backup], { ...key, DATA_DIR: data.path })
    const other = join(data.path, 'other-machine')
    await runRestore(['--from', backup], { ...key, DATA_DIR: other })
    const keys = await Promise.all([data.path, other].map((folder) => readFile(join(folder, 'secret.key'))))
    expect(keys[1]).toEqual(keys[0])
    const statement = 'select email from wait_list_entries order by id'
    expect(await readRows(statement, other)).toEqual(await readRows(statement))
  })

  test('says that nobody has used the first superadmin’s password, without repeating it', async () => {
    await expect.poll(() => server.output.text).toContain('Nobody has signed in as superadmin@pipit.local yet.')
    expect(server.output.text).not.toContain('shown only now')
  })

  test('prints no address of an outbox, but a warning that no mail is sent', async () => {
    await expect.poll(() => server.output.text).toContain('Set SMTP_URL')
    expect(server.output.text).not.toContain('/outbox')
  })

  test('while PostgreSQL is frozen every response is 503 and comes within the timeouts, and then all works again', async () => {
    const resume = await freezePostgres()
    onTestFinished(resume)
    const startedAt = performance.now()
    const [ready, joined] = await Promise.all([
      fetch(`${server.url}/readyz`),
      joinWaitList(server.url, 'frozen@example.org'),
    ])
    expect(performance.now() - startedAt).toBeLessThan(6000)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toMatchObject({ status: 'not ready', failed: ['database'] })
    expect(joined.status).toBe(503)
    expect(joined.headers.get('retry-after')).toBe('5')
    resume()
    const again = await until(
      () => joinWaitList(server.url, 'thawed@example.org'),
      ({ status }) => status === 204,
    )
    expect(again.status).toBe(204)
  })

  // That no acknowledged write is lost is checked by attacks/checks/crashes.ts.
  test('after kill -9 of PostgreSQL the server answers 503, restarts PostgreSQL and works again', async () => {
    process.kill(await postmaster(), 'SIGKILL')

    const whileUnavailable = await until(
      () => joinWaitList(server.url, 'away@example.org'),
      ({ status }) => status !== 204,
    )
    expect(whileUnavailable.status).toBe(503)
    expect(await whileUnavailable.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    const again = await until(
      () => joinWaitList(server.url, 'again@example.org'),
      ({ status }) => status === 204,
    )
    expect(again.status).toBe(204)
    // A little later, the listener is connected again too.
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
    const warnings = server.output.text.split('\n').filter((line) => line.includes('"level":"warn"'))
    expect(warnings.join()).toMatch(/"feature":"database".*"PostgreSQL stopped, starting it again"/)
    expect(warnings.join()).toMatch(/"feature":"database".*"a database connection was lost"/)
    expect(await server.stop()).toBe(0)
  })
})

async function postmaster() {
  const pidFile = await readFile(join(data.path, 'postgres/cluster/postmaster.pid'), 'utf8')
  return Number(pidFile.split('\n')[0])
}

/** Stops all its processes, as a machine that hangs does: connections stay open, and nothing answers. */
async function freezePostgres() {
  const main = await postmaster()
  process.kill(main, 'SIGSTOP')
  const backends = execFileSync('pgrep', ['-P', String(main)], { encoding: 'utf8' })
  const processes = [main, ...backends.trim().split('\n').map(Number)]
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  // The main one last: it would remove those that have ended, and there would be nothing to signal.
  return () =>
    processes
      .splice(0)
      .toReversed()
      .forEach((pid) => process.kill(pid, 'SIGCONT'))
}

/** A verification mail follows, which waits encrypted in the outbox. */
async function signUp({ url }: ServerProcess) {
  const email = `${crypto.randomUUID()}@example.org`
  const call = (operation: string, body: object) =>
    fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=pipit-web`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const signedUp = await call('signUp', { email, password: 'correct horse', returnSecureToken: true })
  const { idToken } = (await signedUp.json()) as { idToken: string }
  await call('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken })
  return { email }
}

/** Repeats the request until the response is as expected, or the test times out. */
async function until<Reply>(request: () => Promise<Reply>, isExpected: (reply: Reply) => boolean): Promise<Reply> {
  for (;;) {
    const reply = await request()
    if (isExpected(reply)) return reply
  }
}

async function readRows<Row extends object>(statement: string, dataFolder = data.path) {
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  const { rows } = await database.pool.query<Row>(statement)
  await database.close()
  return rows
}
