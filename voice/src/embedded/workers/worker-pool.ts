import { createWorker, NotPerformedError } from '@pipit/concurrency/worker'
import { ProviderError, type Provider, type ProviderErrorCode } from '../../provider-error.ts'
import { createWaitQueue, type Job, type QueueStats } from './wait-queue.ts'

type Worker = Pick<ReturnType<typeof createWorker<unknown, unknown>>, 'state' | 'prepare'>

export interface PoolOptions {
  provider: Provider
  program: URL
  /** It is called whenever a process starts. */
  programArguments?: () => string[]
  /** Processes are started when they are needed, up to this number. */
  maxProcesses: number
  /** A process without work ends after this time, and its memory is free again. */
  idleTimeoutMs: number
  /** A process that takes longer than this for a job is killed. */
  jobTimeoutMs: number
}

export interface RunOptions {
  signal?: AbortSignal | undefined
  /**
   * The job is refused with an `OverloadedError` if it would wait longer than this beyond the time it is needed in: at
   * once as expected, or then, since the expectation is wrong when everybody speaks at the same moment.
   */
  maxWaitMs?: number | undefined
  /** Jobs that are needed earlier come first. */
  neededInMs?: number | undefined
}

export interface WorkerPool {
  /** Rejects at once when the job is cancelled. If its process ends or hangs, the job is tried once more. */
  run: (input: unknown, options?: RunOptions) => Promise<unknown>
  stats: () => QueueStats
  warmUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * A crash of the native runtime ends its whole process, and so does stopping a thread during a computation. A process
 * can also have a lower priority than the server, and frees all its memory at its end.
 */
export function createWorkerPool({ provider, maxProcesses, jobTimeoutMs, ...options }: PoolOptions): WorkerPool {
  const queue = createWaitQueue(maxProcesses)
  const workers = Array.from({ length: maxProcesses }, () => openWorker())
  let closed = false

  const inState = (...states: ReturnType<Worker['state']>[]) =>
    workers.filter((worker) => states.includes(worker.state()))

  function openWorker() {
    let job: Job | undefined
    const worker = createWorker<unknown, unknown>({
      ...options,
      isProcess: true,
      maxWaiting: 1,
      timeLimitMs: () => jobTimeoutMs,
      maxAttempts: 2,
      startIntervalMs: 0,
      failure: provider,
      onFree: finish,
      // The jobs that wait are rejected first, if it was the start that failed.
      onDeath: () => setImmediate(() => worker.state() === 'stopped' && finish()),
    })

    /** A cancelled job keeps its worker busy until it has noticed. */
    function finish() {
      if (job) queue.finish(job)
      job = undefined
      assignJobs()
    }

    return {
      ...worker,
      take(next: Job) {
        job = next
        worker
          .perform(provider, next.input, next.signal)
          .then(next.resolve, (error: unknown) => next.reject(next.signal?.aborted ? error : toProviderError(error)))
      },
    }
  }

  function assignJobs() {
    if (closed) return
    for (const worker of inState('free')) {
      const job = queue.next()
      if (!job) return
      worker.take(job)
    }
    const missing = Math.max(0, queue.length() - inState('starting').length)
    for (const worker of inState('stopped').slice(0, missing)) start(worker)
  }

  /** A program that cannot start is not restarted in a loop. */
  function start(worker: Worker) {
    worker.prepare().catch((error: unknown) => {
      if (inState('free', 'busy').length === 0) rejectAll(toProviderError(error))
    })
  }

  /** Waiting for the first process is no overload. */
  function expire(job: Job) {
    if (inState('busy').length > 0) queue.expire(job)
  }

  function rejectAll(error: ProviderError) {
    for (const job of queue.drain()) job.reject(error)
  }

  function toProviderError(error: unknown): ProviderError {
    const { code, reason } = explain(error as Error)
    return new ProviderError(provider, code, { reason })
  }

  return {
    async run(input, { signal, maxWaitMs = Infinity, neededInMs = 0 } = {}) {
      signal?.throwIfAborted()
      if (closed) throw new ProviderError(provider, 'unavailable', { reason: 'closed' })
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const addedAt = performance.now()
      const job: Job = { input, signal, resolve, reject, addedAt, neededAt: addedAt + neededInMs }
      function cancel() {
        queue.remove(job)
        reject(signal?.reason)
      }
      queue.add(job, maxWaitMs + neededInMs)
      const waitTimeout = maxWaitMs < Infinity ? setTimeout(expire, maxWaitMs + neededInMs, job) : undefined
      signal?.addEventListener('abort', cancel)
      assignJobs()
      return promise.finally(() => {
        clearTimeout(waitTimeout)
        signal?.removeEventListener('abort', cancel)
      })
    },
    stats: queue.stats,
    async warmUp() {
      if (closed) return
      // A free process stays for another idle time.
      for (const worker of inState('free')) void worker.prepare()
      const [any] = [...inState('free', 'busy', 'starting'), ...workers]
      await any?.prepare().catch((error: unknown) => {
        throw toProviderError(error)
      })
    },
    async close() {
      closed = true
      rejectAll(new ProviderError(provider, 'unavailable', { reason: 'closed' }))
      await Promise.all(workers.map((worker) => worker.close()))
    },
  }
}

/** The reasons are our own: what a process says of itself contains nothing that a child said. */
function explain(error: Error): { code: ProviderErrorCode; reason: string } {
  if (!(error instanceof NotPerformedError)) return { code: 'invalid-response', reason: messageOf(error.cause) }
  switch (error.reason) {
    case 'too-slow':
      return { code: 'timeout', reason: 'the process did not respond' }
    case 'cannot-start':
      return { code: 'unavailable', reason: `cannot start: ${messageOf(error.cause)}` }
    case 'stopping':
      return { code: 'unavailable', reason: 'closed' }
    default:
      return { code: 'unavailable', reason: 'the process ended unexpectedly' }
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
