import { setTimeout as delay } from 'node:timers/promises'
import { createDatabase } from '@pipit/database/create-database'
import { startEmbeddedPostgres } from '@pipit/server/database/embedded-postgres/start'
import { Client, type QueryResultRow } from 'pg'
import { killAll, signalAll } from '@pipit/test-kit/signals'
import { postgresProcesses, stopPostgres } from '../../target/postgres-processes.ts'
import type { Part } from './part.ts'

/** The PostgreSQL of all servers, with everything that it has promised on disk. */
export async function startPostgresPart(folder: string) {
  const { connection, release } = await startEmbeddedPostgres(folder)
  await createDatabase(connection, 'pipit')
  let stopped: number[] = []
  const processes = () => postgresProcesses({ dataFolder: folder })

  const part: Part = {
    name: 'PostgreSQL',
    async kill() {
      killAll(processes())
    },
    stop: async () => stopPostgres({ dataFolder: folder }),
    // Whoever started it starts it again by itself when it has stopped.
    start: waitUntilReady,
    freeze() {
      stopped = processes()
      signalAll(stopped, 'SIGSTOP')
    },
    thaw: () => signalAll(stopped, 'SIGCONT'),
  }
  return { part, socketFolder: connection.host, user: connection.user, pids: processes, query, release }

  async function waitUntilReady() {
    while (
      !(await query('select 1').then(
        () => true,
        () => false,
      ))
    )
      await delay(50)
  }

  async function query<Row extends QueryResultRow>(statement: string, values: unknown[] = []) {
    const client = new Client({ ...connection, database: 'pipit' })
    await client.connect()
    try {
      return (await client.query<Row>(statement, values)).rows
    } finally {
      await client.end()
    }
  }
}
