import { ProviderError, type Provider } from '../../../network/provider-error.ts'
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

export interface WorkerPool {
  /** First come, first served. Rejects at once with the signal's reason when the job is cancelled. */
  run: (input: unknown, signal?: AbortSignal) => Promise<unknown>
  /** How many jobs wait for a process. */
  queueLength: () => number
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
  const waiting = new Set<Job>()
  let lastId = 0
  let closed = false

  const inState = (state: ReturnType<WorkerProcess['state']>) => [...workers].filter((each) => each.state() === state)

  function assignJobs() {
    if (closed) return
    for (const worker of inState('free')) {
      const [job] = waiting
      if (!job) return
      waiting.delete(job)
      worker.perform(job)
    }
    const available = maxProcesses - workers.size
    for (let missing = Math.min(available, waiting.size - inState('starting').length); missing > 0; missing--)
      startWorker()
  }

  function startWorker(): WorkerProcess {
    const worker = startWorkerProcess({
      ...options,
      programArguments: programArguments(),
      provider,
      onFree: assignJobs,
      onExit,
    })
    workers.add(worker)
    let wasReady = false
    worker.ready.then(
      () => (wasReady = true),
      () => {}, // The jobs that wait are rejected below.
    )
    return worker

    function onExit(reason: string) {
      workers.delete(worker)
      // A program that cannot start is not restarted in a loop.
      if (!wasReady && workers.size === 0) rejectAll(`cannot start: ${reason}`)
      assignJobs()
    }
  }

  function rejectAll(reason: string) {
    for (const job of waiting) job.reject(new ProviderError(provider, 'unavailable', { reason }))
    waiting.clear()
  }

  return {
    run: (input, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (closed) throw new ProviderError(provider, 'unavailable', { reason: 'closed' })
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            signal?.removeEventListener('abort', cancel)
            settle(value)
          }
        const job: Job = { id: ++lastId, input, resolve: settled(resolve), reject: settled(reject) }
        function cancel() {
          waiting.delete(job)
          for (const worker of workers) worker.cancel(job)
          job.reject(signal?.reason)
        }
        signal?.addEventListener('abort', cancel)
        waiting.add(job)
        assignJobs()
      }),
    queueLength: () => waiting.size,
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
