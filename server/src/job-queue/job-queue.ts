import { Logger, run, runMigrations, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { interruptibleDelay } from '../concurrency/interruptible-delay.ts'
import type { Queries } from '../database/connect.ts'
import type { FailureLog } from '../logging/failure-log.ts'
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

const restartDelayMs = 1000

const crontab = [
  '17 * * * * sweep',
  '* * * * * sweep-devices',
  '* * * * * sweep-files',
  '* * * * * resume-bulk-jobs',
  '7 * * * * aggregate-ended-days',
  '*/10 * * * * send-weekly-mails',
].join('\n')

// The worker's own messages quote payloads, so they are dropped; failed jobs are logged below.
const silent = new Logger(() => () => {})

// Without a delay, even of nothing, the worker does not listen when a job's end cannot be written, and the process ends.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

export function migrateJobs(pgPool: Pool) {
  return runMigrations({ pgPool, logger: silent })
}

/** Work that outlives a request: kept in the database, tried again with growing pauses until it succeeds. */
export function jobQueue(db: Queries): AddJob {
  return (name, payload) => jobStore(db).add(name, payload)
}

/** The feature that an operator looks at when a job fails. */
const featureOf: Record<keyof JobPayloads, string> = {
  'send-mail': 'mails',
  sweep: 'sweeps',
  'sweep-devices': 'chat',
  'sweep-files': 'transcripts',
  'bulk-job': 'jobs',
  'resume-bulk-jobs': 'jobs',
  'aggregate-day': 'insights',
  'aggregate-child-again': 'insights',
  'aggregate-ended-days': 'insights',
  'send-weekly-mails': 'insights',
}

/** A job that fails is logged at each attempt, and tried again by the worker. */
function toTaskList(tasks: Tasks, log: FailureLog): TaskList {
  return Object.fromEntries(
    (Object.keys(tasks) as (keyof Tasks)[]).map((name) => [
      name,
      async (payload, { job }) => {
        try {
          await tasks[name](payload as never)
        } catch (error) {
          log.error('a job failed', error, { feature: featureOf[name], job: name, attempt: job.attempts })
          throw error
        }
      },
    ]),
  )
}

export async function startJobs(pool: Pool, tasks: Tasks, log: FailureLog) {
  const taskList = toTaskList(tasks, log)
  const warn = (message: string) => (error: unknown) => {
    log.warn(message, error, { feature: 'jobs' })
    return null
  }
  const start = () =>
    run({ pgPool: pool, logger: silent, noHandleSignals: true, concurrency: 4, taskList, crontab, preset })
  const closing = new AbortController()
  let runner: Runner | null = await start()
  void keepRunning()
  return {
    async close() {
      closing.abort()
      await runner?.stop().catch(warn('the job worker was not stopped'))
    },
  }

  /** A worker gives up when it loses the database; the jobs are still there, so another takes its place. */
  async function keepRunning() {
    while (!closing.signal.aborted) {
      await runner?.promise.catch(warn('the job worker lost the database'))
      runner = null
      await interruptibleDelay(restartDelayMs, closing.signal)
      if (!closing.signal.aborted) runner = await start().catch(warn('the job worker could not start, retrying'))
    }
  }
}
