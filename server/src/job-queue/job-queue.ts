import { setTimeout as delay } from 'node:timers/promises'
import { Logger, run, runMigrations, type Runner } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Queries } from '../database/connect.ts'
import { jobStore } from './job-store.ts'

/** Every kind of job there is, with what it needs to be told. */
export interface JobPayloads {
  'send-mail': { encryptedMail: string }
  sweep: Record<string, never>
  'sweep-devices': Record<string, never>
  'sweep-files': Record<string, never>
  'bulk-job': { jobId: string }
  'resume-bulk-jobs': Record<string, never>
  'aggregate-day': { childId: string; date: string }
  'aggregate-child-again': { childId: string }
  'aggregate-ended-days': Record<string, never>
  'send-weekly-mails': Record<string, never>
}

export type Tasks = { [Name in keyof JobPayloads]: (payload: JobPayloads[Name]) => Promise<void> }
export type AddJob = <Name extends keyof JobPayloads>(name: Name, payload: JobPayloads[Name]) => Promise<void>

const crontab = [
  '17 * * * * sweep',
  '* * * * * sweep-devices',
  '* * * * * sweep-files',
  '* * * * * resume-bulk-jobs',
  '7 * * * * aggregate-ended-days',
  '*/10 * * * * send-weekly-mails',
].join('\n')

// The worker's own messages quote payloads; what an operator needs to know of failed jobs stands in the database.
const silent = new Logger(() => () => undefined)

// Without a delay, even of nothing, the worker does not listen when a job's end cannot be written, and the process ends.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export function migrateJobs(pgPool: Pool) {
  return runMigrations({ pgPool, logger: silent })
}

/** Work that outlives a request: kept in the database, tried again with growing pauses until it succeeds. */
export function jobQueue(db: Queries): AddJob {
  return (name, payload) => jobStore(db).add(name, payload)
}

export async function startJobs(pool: Pool, tasks: Tasks) {
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, perform]) => [name, (payload: unknown) => perform(payload as never)]),
  )
  const start = () =>
    run({ pgPool: pool, logger: silent, noHandleSignals: true, concurrency: 4, taskList, crontab, preset })
  const closing = new AbortController()
  let runner: Runner | null = await start()
  void keepRunning()
  return {
    async close() {
      closing.abort()
      await runner?.stop().catch(() => undefined)
    },
  }

  /** A worker gives up when it loses the database; the jobs are still there, so another takes its place. */
  async function keepRunning() {
    while (!closing.signal.aborted) {
      await runner?.promise.catch(() => undefined)
      runner = null
      await delay(1000, undefined, { signal: closing.signal }).catch(() => undefined)
      if (!closing.signal.aborted) runner = await start().catch(() => null)
    }
  }
}
