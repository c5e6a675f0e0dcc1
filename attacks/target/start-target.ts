import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prepareHome } from '@pipit/server/database/embedded-postgres/home'
import { unprivilegedUser } from '@pipit/server/database/embedded-postgres/unprivileged-user'
import { temporaryDataFolder } from '@pipit/test-kit/temporary-folder'
import { freePort } from '@pipit/test-kit/free-port'
import { spawnProgram } from '@pipit/test-kit/spawn-program'
import { Client, type QueryResultRow } from 'pg'
import { createClock, type Clock } from './clock.ts'

/** A running server that is attacked from outside: its own process, data folder and PostgreSQL. */
export interface Target {
  url: string
  pid: number
  /** The folder of the code that runs. */
  checkout: string
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

export async function startTarget({
  checkout = thisCheckout,
  variables = {},
  movableClock = false,
  dataFolder: givenFolder,
}: TargetOptions = {}): Promise<Target> {
  const root = resolve(checkout)
  const serverFlags = JSON.parse(readFileSync(join(root, 'server/node-flags.json'), 'utf8')) as string[]
  const dataFolder = givenFolder
    ? { path: givenFolder, remove: async () => undefined }
    : await temporaryDataFolder('pipit-trust-')
  const clock = await createClock(dataFolder.path, movableClock)
  const port = Number(variables.PORT ?? (await freePort()))
  const output = { text: '' }
  let server = await startServer()
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    get pid() {
      return server.pid
    },
    checkout: root,
    dataFolder: dataFolder.path,
    output,
    clock,
    fetch: (path, options) => fetch(url + path, options),
    sql: (statement, values) => query(dataFolder.path, statement, values),
    async restart(how = 'stop') {
      await server.end(how === 'kill' ? 'SIGKILL' : 'SIGTERM')
      server = await startServer()
    },
    async stop() {
      await server.end('SIGTERM')
      await dataFolder.remove()
    },
  }

  function startServer() {
    return spawnProgram({
      name: 'The server',
      command: [process.execPath, ...serverFlags, join(root, 'server/src/main.js')],
      folder: root,
      variables: {
        HOME: process.env.HOME,
        ...clock.variables,
        LOG_LEVEL: 'info',
        NATURAL_VOICES: 'false',
        VOICE_MODEL: 'tiny',
        ...variables,
        PORT: String(port),
        DATA_DIR: dataFolder.path,
      },
      readyText: 'Pipit is ready',
      output,
    })
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
