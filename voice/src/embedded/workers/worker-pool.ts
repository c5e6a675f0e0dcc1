import { ProviderError, type Provider } from '../../provider-error.ts'
import { createJobQueue, type QueueStats } from './job-queue.ts'
import { startWorkerProcess, type Job, type WorkerProcess } from './worker-process.ts'

interface Options {
  provider: Provider
  program: URL
  /** Asked whenever a process starts. */
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
  /**
   * Rejects at once with the signal's reason when the job is cancelled. If its process ends or hangs, the job is tried
   * once more.
   */
  run: (input: unknown, options?: RunOptions) => Promise<unknown>
  stats: () => QueueStats
  /** Resolves when a process is ready. */
  warmUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Uses processes instead of threads: a crash of the native runtime ends its whole process, and so does stopping a thread
 * during a computation. A process can also have a lower priority than the server, and frees all its memory at its end.
 */
export function createWorkerPool({
  provider,
  maxProcesses,
  programArguments = () => [],
  ...options
}: Options): WorkerPool {
  const workers = new Set<WorkerProcess>()
  const queue = createJobQueue(maxProcesses)
  let lastId = 0
  let closed = false

  const inState = (state: ReturnType<WorkerProcess['state']>) => [...workers].filter((each) => each.state() === state)

  function assignJobs() {
    if (closed) return
    for (const worker of inState('free')) {
      const job = queue.next()
      if (!job) return
      worker.perform(job)
    }
    const available = maxProcesses - workers.size
    for (let missing = Math.min(available, queue.length() - inState('starting').length); missing > 0; missing--)
      startWorker()
  }

  /** Waiting for the first process is no overload. */
  function giveUp(job: Job) {
    if (inState('busy').length > 0) queue.giveUp(job)
  }

  function startWorker(): WorkerProcess {
    const worker = startWorkerProcess({
      ...options,
      programArguments: programArguments(),
      provider,
      onFree: assignJobs,
      onDone: queue.finish,
      onExit,
    })
    workers.add(worker)
    let wasReady = false
    worker.ready.then(
      () => (wasReady = true),
      () => {}, // The jobs that wait are rejected below.
    )
    return worker

    function onExit(reason: string, unfinished: Job | null) {
      workers.delete(worker)
      if (unfinished && !closed && !unfinished.wasRetried)
        queue.addAgain(Object.assign(unfinished, { wasRetried: true }))
      else unfinished?.reject(worker.failure())
      // A program that cannot start is not restarted in a loop.
      if (!wasReady && workers.size === 0) rejectAll(`cannot start: ${reason}`)
      assignJobs()
    }
  }

  function rejectAll(reason: string) {
    for (const job of queue.drain()) job.reject(new ProviderError(provider, 'unavailable', { reason }))
  }

  return {
    run: (input, { signal, maxWaitMs = Infinity, neededInMs = 0 } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (closed) throw new ProviderError(provider, 'unavailable', { reason: 'closed' })
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(waitTimeout)
            signal?.removeEventListener('abort', cancel)
            settle(value)
          }
        const addedAt = performance.now()
        const job: Job = {
          id: ++lastId,
          input,
          resolve: settled(resolve),
          reject: settled(reject),
          addedAt,
          neededAt: addedAt + neededInMs,
          wasRetried: false,
        }
        function cancel() {
          queue.remove(job)
          // Nobody waits for it, so it is not tried again.
          job.wasRetried = true
          for (const worker of workers) worker.cancel(job)
          job.reject(signal?.reason)
        }
        queue.add(job, maxWaitMs + neededInMs)
        const waitTimeout = maxWaitMs < Infinity ? setTimeout(giveUp, maxWaitMs + neededInMs, job) : undefined
        signal?.addEventListener('abort', cancel)
        assignJobs()
      }),
    stats: queue.stats,
    async warmUp() {
      if (closed) return
      for (const worker of workers) worker.restartIdleTimer()
      const [any = startWorker()] = workers
      await any.ready
    },
    async close() {
      closed = true
      rejectAll('closed')
      for (const worker of workers) worker.stop()
      await Promise.all([...workers].map(({ exited }) => exited))
    },
  }
}
