import { run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { interruptibleDelay } from '@pipit/concurrency/interruptible-delay'
import { silentLogger } from '../database/migrate-jobs.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import type { Logger } from '../observability/logging/logger.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import { isTraceparent, runInTrace, type Tracing } from '../observability/tracing/tracing.ts'
import { featureOf, type Tasks } from './job-queue.ts'

const restartDelayMs = 1000

const crontab = [
  '17 * * * * sweep',
  '37 * * * * maintain-partitions',
  '* * * * * sweep-devices',
  '* * * * * sweep-files ?max=1',
  '* * * * * store-waiting-recordings ?max=1',
  '*/5 * * * * unlock-abandoned-mails',
  '41 3 * * * sweep-unverified-accounts',
  '* * * * * resume-bulk-jobs',
  '7 * * * * aggregate-ended-days',
  '*/10 * * * * send-weekly-mails',
  '23 * * * * notify-of-devices',
  '* * * * * advance-rollouts ?max=1',
  '59 * * * * count-firmware',
].join('\n')

// Without a batch delay (0 is enough), the worker crashes the process when the end of a job cannot be written.
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Dependencies {
  pool: Pool
  tasks: Tasks
  logger: Pick<Logger, 'info'>
  log: FailureLog
  metrics: Pick<Metrics, 'jobRan'>
  tracing: Tracing | null
}

/** The trace of the request, turn or job that has queued this one, perhaps in another process. */
function traceOf(payload: unknown) {
  const { traceparent } = payload as { traceparent?: unknown }
  return isTraceparent(traceparent) ? traceparent : undefined
}

/** Logs one line for each attempt. The worker retries those that failed. */
function toTaskList({ tasks, logger, log, metrics, tracing }: Dependencies): TaskList {
  return Object.fromEntries(
    (Object.keys(tasks) as (keyof Tasks)[]).map((name) => [
      name,
      async (payload, { job }) => {
        const startedAt = performance.now()
        const span = tracing?.startSpan(`job ${name}`, { parent: traceOf(payload) })
        const perform = () => tasks[name](payload as never)
        const report = (outcome: 'completed' | 'failed') => {
          span?.end({ hasFailed: outcome === 'failed' })
          const milliseconds = performance.now() - startedAt
          metrics.jobRan({ task: name, outcome, milliseconds })
          const context = { feature: featureOf[name], job: name, attempt: job.attempts }
          return { ...context, milliseconds: Math.round(milliseconds) }
        }
        try {
          await (span ? runInTrace(span.traceparent, perform) : perform())
          logger.info(report('completed'), 'a job completed')
        } catch (error) {
          log.error('a job failed', error, report('failed'))
          throw error
        }
      },
    ]),
  )
}

export async function startJobs(dependencies: Dependencies) {
  const { pool, log } = dependencies
  const taskList = toTaskList(dependencies)
  const warn = (message: string) => (error: unknown) => {
    log.warn(message, error, { feature: 'jobs' })
    return null
  }
  const start = () =>
    run({ pgPool: pool, logger: silentLogger, noHandleSignals: true, concurrency: 4, taskList, crontab, preset })
  const closing = new AbortController()
  let runner: Runner | null = await start()
  void restartWhenStopped()
  return {
    async close() {
      closing.abort()
      await runner?.stop().catch(warn('the job worker could not be stopped'))
    },
  }

  /** graphile-worker stops when it loses its database connection, so a new worker is started. */
  async function restartWhenStopped() {
    while (!closing.signal.aborted) {
      await runner?.promise.catch(warn('the job worker lost its database connection, restarting it'))
      runner = null
      await interruptibleDelay(restartDelayMs, closing.signal)
      if (!closing.signal.aborted) runner = await start().catch(warn('the job worker could not start, retrying'))
    }
  }
}
