import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from './database/open-database.ts'
import { temporaryDataFolder } from './testing/data-folder.ts'
import { freePort, runUntilExit, startServerProcess } from './testing/server-process.ts'

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

describe('starting', () => {
  test('a start prints the address of the outbox, which opens with it', async () => {
    const server = await startServerProcess({ DATA_DIR: data.path })
    expect(await (await fetch(server.outboxUrl ?? '')).text()).toContain('<h1>Outbox</h1>')
    await server.stop()
  })

  test('a server for other machines prints no address of an outbox, but a warning that no mail is sent', async () => {
    const server = await startServerProcess({ DATA_DIR: data.path, PUBLIC_URL: 'https://pipit.example' })
    await expect.poll(() => server.output.text).toContain('Set SMTP_URL')
    expect(server.output.text).not.toContain('/outbox')
    await server.stop()
  })
})

describe('the first sign-in', () => {
  test('the first start prints a password and how long it works, and the next one says that nobody has used it', async () => {
    const empty = await temporaryDataFolder()
    const first = await startServerProcess({ DATA_DIR: empty.path })
    await expect.poll(() => first.output.text).toMatch(/with the password \S+\n {2}It works until [-\d]+ [:\d]+ UTC/)
    await first.stop()
    const second = await startServerProcess({ DATA_DIR: empty.path })
    await expect.poll(() => second.output.text).toContain('Nobody has signed in as superadmin@pipit.local yet.')
    expect(second.output.text).not.toContain('shown only now')
    await second.stop()
    await empty.remove()
  })
})

describe('stopping', () => {
  test('a server that is asked to stop finishes the requests in flight and exits with code 0', async () => {
    const server = await startServerProcess({ DATA_DIR: data.path })
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
    socket.write(body)
    await once(socket, 'close')
    expect(response).toContain('HTTP/1.1 204')
    expect(await exited).toBe(0)
  })

  test('a server that is asked to stop stops its PostgreSQL, and the next start finds all data', async () => {
    const first = await startServerProcess({ DATA_DIR: data.path })
    expect((await joinWaitList(first.url, 'stored@example.org')).status).toBe(204)
    expect(await first.stop()).toBe(0)
    expect(existsSync(join(data.path, 'postgres/cluster/postmaster.pid')), 'PostgreSQL still runs').toBe(false)
    const second = await startServerProcess({ DATA_DIR: data.path })
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
    await second.stop()
    expect(await readWaitList(data.path)).toContain('stored@example.org')
  })
})

describe('failed starts', () => {
  const mistakes: [string, Record<string, string>, RegExp][] = [
    ['a port that is not a number', { PORT: 'eighty' }, /^Pipit cannot start: PORT must be a number\.$/],
    ['a PUBLIC_URL that is not a URL', { PUBLIC_URL: 'pipit' }, /^Pipit cannot start: PUBLIC_URL must be an address/],
    [
      'a DATABASE_URL without a SECRET_KEY',
      { DATABASE_URL: 'postgres://127.0.0.1/pipit' },
      /^Pipit cannot start: SECRET_KEY is missing/,
    ],
    [
      'a SECRET_KEY of the wrong length',
      { SECRET_KEY: 'c2hvcnQ=' },
      /^Pipit cannot start: SECRET_KEY must be 32 random bytes/,
    ],
    [
      'a HOST that is an address of another machine',
      { HOST: '192.0.2.1' },
      /^Pipit cannot start: this machine has no address 192\.0\.2\.1/,
    ],
  ]
  test.each(mistakes)('%s makes the start fail with one line and exit code 1', async (_, variables, line) => {
    const { exitCode, lines } = await runUntilExit({ DATA_DIR: data.path, ...variables })
    expect(lines).toEqual([expect.stringMatching(line)])
    expect(exitCode).toBe(1)
  })

  test.each([
    ['empty', 0],
    ['short', 31],
    ['long', 33],
  ])('a secret.key that is %s makes the start fail with one line that says what to do', async (_, length) => {
    const folder = await temporaryDataFolder()
    await writeFile(join(folder.path, 'secret.key'), Buffer.alloc(length, 1))
    const { exitCode, lines } = await runUntilExit({ DATA_DIR: folder.path })
    expect(lines).toEqual([
      `Pipit cannot start: ${join(folder.path, 'secret.key')} must have 32 bytes, but has ${length}. Put back your copy of it. Without a copy, delete it: Pipit makes a new key, but what the old one encrypted is lost.`,
    ])
    expect(exitCode).toBe(1)
    await folder.remove()
  })

  test('a port that is already in use makes the start fail', async () => {
    const server = await startServerProcess({ DATA_DIR: data.path })
    const { port } = new URL(server.url)
    const { exitCode, lines } = await runUntilExit({ DATA_DIR: data.path, PORT: port })
    expect(lines).toEqual([
      `Pipit cannot start: port ${port} is taken. Stop the program that uses it, or choose another: PORT=${Number(port) + 1} npm start`,
    ])
    expect(exitCode).toBe(1)
    expect(
      (await fetch(`${server.url}/readyz`)).status,
      'the first server still has the database that both shared',
    ).toBe(200)
    await server.stop()
  })

  test('the first superadmin’s password is printed by the next start that succeeds', async () => {
    const empty = await temporaryDataFolder()
    const other = await startServerProcess({ DATA_DIR: data.path })
    const { exitCode } = await runUntilExit({ DATA_DIR: empty.path, PORT: new URL(other.url).port })
    expect(exitCode).toBe(1)
    const server = await startServerProcess({ DATA_DIR: empty.path })
    await expect.poll(() => server.output.text).toContain('with the password')
    await Promise.all([server.stop(), other.stop()])
    await empty.remove()
  })

  test('an unreachable database makes the start fail without printing its password', async () => {
    const { exitCode, lines } = await runUntilExit({
      DATABASE_URL: `postgres://pipit:s3cret@127.0.0.1:${await freePort()}/pipit`,
      SECRET_KEY: Buffer.alloc(32).toString('base64'),
    })
    expect(lines).toEqual([
      expect.stringMatching(/^Pipit cannot start: no PostgreSQL answers at the address in DATABASE_URL/),
    ])
    expect(exitCode).toBe(1)
  })

  test('a data folder that cannot be created makes the start fail', async () => {
    const { exitCode, lines } = await runUntilExit({ DATA_DIR: '/dev/null/data' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/^Pipit cannot start: .*DATA_DIR/)
    expect(exitCode).toBe(1)
  })
})

describe('crashes', () => {
  test('after kill -9 of PostgreSQL the server answers 503, restarts PostgreSQL and works again', async () => {
    const server = await startServerProcess({ DATA_DIR: data.path, TRUST_PROXY: '1' })
    const pidFile = await readFile(join(data.path, 'postgres/cluster/postmaster.pid'), 'utf8')
    process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')

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
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const warnings = server.output.text.split('\n').filter((line) => line.includes('"level":"warn"'))
    expect(warnings.join()).toMatch(/"feature":"database".*"PostgreSQL stopped, starting it again"/)
    expect(warnings.join()).toMatch(/"feature":"database".*"a database connection was lost"/)
    expect(await server.stop()).toBe(0)
  })

  test(
    'after ten times kill -9 of the server during requests, every acknowledged write is still stored',
    { timeout: 120_000 },
    async () => {
      const acknowledged = new Set<string>()
      for (let round = 1; round <= 10; round += 1) {
        const server = await startServerProcess({ DATA_DIR: data.path, TRUST_PROXY: '1' })
        const before = acknowledged.size
        const killed = new AbortController()
        const visitors = Array.from({ length: 4 }, async (_, visitor) => {
          for (let count = 0; !killed.signal.aborted; count += 1) {
            const email = `round-${round}-visitor-${visitor}-${count}@example.org`
            const response = await joinWaitList(server.url, email).catch(() => null)
            if (response?.status === 204) acknowledged.add(email)
          }
        })
        while (acknowledged.size < before + 20) await new Promise((resolve) => setImmediate(resolve))
        await server.kill()
        killed.abort()
        await Promise.all(visitors)
      }
      const stored = await readWaitList(data.path)
      expect([...acknowledged].filter((email) => !stored.has(email))).toEqual([])
      expect(acknowledged.size).toBeGreaterThanOrEqual(200)
    },
  )
})

/** Repeats the request until the response is as expected, or the test times out. */
async function until<Reply>(request: () => Promise<Reply>, isExpected: (reply: Reply) => boolean): Promise<Reply> {
  for (;;) {
    const reply = await request()
    if (isExpected(reply)) return reply
  }
}

async function readWaitList(dataFolder: string) {
  const database = await openDatabase({ databaseUrl: null, dataFolder })
  const { rows } = await database.pool.query<{ email: string }>('select email from wait_list_entries')
  await database.close()
  return new Set(rows.map(({ email }) => email))
}
