import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareHome } from '@pipit/server/database/embedded-postgres/home'
import { unprivilegedUser } from '@pipit/server/database/embedded-postgres/unprivileged-user'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { Client, type QueryResultRow } from 'pg'
import { createClock, type Clock } from './clock.ts'

/** A running server that is attacked from outside: its own process, data folder and PostgreSQL. */
export interface Target {
  url: string
  pid: number
  dataFolder: string
  /** All that the server printed so far, log lines included. */
  output: { text: string }
  clock: Clock
  fetch: (path: string, options?: RequestInit) => Promise<Response>
  /** Direct access to the database: to arrange a state, or as an attacker who has stolen it. */
  sql: <Row extends QueryResultRow>(statement: string, values?: unknown[]) => Promise<Row[]>
  /** Stops and starts the server again with the same data, after kill -9 if `kill` is given. */
  restart: (how?: 'stop' | 'kill') => Promise<void>
  stop: () => Promise<void>
}

/** What setting up people and devices needs. */
export type Reachable = Pick<Target, 'fetch' | 'sql'>

export interface TargetOptions {
  /** The folder of the checkout whose server is started; this one unless given. */
  checkout?: string
  variables?: Record<string, string>
  /** Allows `clock.advance`. Needs libfaketime. */
  movableClock?: boolean
  /** An existing folder, which is not removed at the end; a temporary one unless given. */
  dataFolder?: string
}

const thisCheckout = fileURLToPath(new URL('../..', import.meta.url))
const startTimeoutMs = 120_000

export async function startTarget({
  checkout = thisCheckout,
  variables = {},
  movableClock = false,
  dataFolder: givenFolder,
}: TargetOptions = {}): Promise<Target> {
  const root = resolve(checkout)
  // Earlier checkouts have them in tools/.
  const isEarlier = !existsSync(join(root, 'server/node-flags.json'))
  const flagsFile = join(root, isEarlier ? 'tools/server-flags.json' : 'server/node-flags.json')
  const serverFlags = JSON.parse(readFileSync(flagsFile, 'utf8')) as string[]
  const dataFolder = givenFolder
    ? { path: givenFolder, remove: async () => undefined }
    : await temporaryDataFolder('pipit-trust-')
  const clock = await createClock(dataFolder.path, movableClock)
  const port = Number(variables.PORT ?? (await freePort()))
  const output = { text: '' }
  let child = await startProcess()
  const stopWithParent = () => child.kill('SIGKILL')
  process.once('exit', stopWithParent)

  const url = `http://127.0.0.1:${port}`
  return {
    url,
    get pid() {
      return child.pid ?? 0
    },
    dataFolder: dataFolder.path,
    output,
    clock,
    fetch: (path, options) => fetch(url + path, options),
    sql: (statement, values) => query(dataFolder.path, statement, values),
    async restart(how = 'stop') {
      await end(how === 'kill' ? 'SIGKILL' : 'SIGTERM')
      child = await startProcess()
    },
    async stop() {
      process.off('exit', stopWithParent)
      await end('SIGTERM')
      await dataFolder.remove()
    },
  }

  async function startProcess() {
    const main = join(root, 'server/src/main.js')
    const started = spawn(process.execPath, [...serverFlags, main], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        TMPDIR: process.env.TMPDIR,
        ...clock.variables,
        LOG_LEVEL: 'info',
        NATURAL_VOICES: 'false',
        VOICE_MODEL: 'tiny',
        ...variables,
        PORT: String(port),
        DATA_DIR: dataFolder.path,
      },
      // The IPC channel closes when this process ends, even by kill -9, and the server then ends too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const printedBefore = output.text.length
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk: Buffer) => (output.text += chunk.toString()))
    }
    await new Promise<void>((isReady, fail) => {
      const giveUp = setTimeout(
        () => fail(new Error(`The server was not ready in time:\n${output.text}`)),
        startTimeoutMs,
      )
      started.once('exit', () => fail(new Error(`The server did not start:\n${output.text.slice(printedBefore)}`)))
      started.stderr?.on('data', () => {
        if (!output.text.includes('Pipit is ready', printedBefore)) return
        clearTimeout(giveUp)
        isReady()
      })
    })
    return started
  }

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((isOver) => child.once('exit', isOver))
    child.kill(signal)
    await exited
  }
}

async function query<Row extends QueryResultRow>(dataFolder: string, statement: string, values: unknown[] = []) {
  const { socketFolder } = await prepareHome(dataFolder, await unprivilegedUser())
  const client = new Client({ host: socketFolder, user: 'pipit', database: 'pipit' })
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}
