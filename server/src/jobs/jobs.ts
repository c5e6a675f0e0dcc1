import { Logger, run, runMigrations, type Runner } from 'graphile-worker'
import type { Pool } from 'pg'

/** Every kind of job there is, with what it needs to be told. */
export interface JobPayloads {
  'send-mail': { sealed: string }
}

export type Tasks = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }

export interface Jobs {
  add: <Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]) => Promise<void>
  close: () => Promise<void>
}

// The worker's own messages quote payloads; what an operator needs to know of failed jobs stands in the database.
const silent = new Logger(() => () => undefined)

export function migrateJobs(pgPool: Pool) {
  return runMigrations({ pgPool, logger: silent })
}

/** Work that outlives a request: kept in the database, tried again with growing pauses until it succeeds. */
export async function startJobs(pool: Pool, tasks: Tasks): Promise<Jobs> {
  const runner: Runner = await run({
    pgPool: pool,
    logger: silent,
    noHandleSignals: true,
    concurrency: 2,
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, perform]) => [name, (payload: unknown) => perform(payload as never)]),
    ),
  })
  return {
    async add(name, payload) {
      await pool.query('select graphile_worker.add_job($1, payload := $2::json, max_attempts := 25)', [name, JSON.stringify(payload)])
    },
    close: () => runner.stop(),
  }
}
