import { startWorker, type Job, type Worker } from './worker.ts'

interface Options {
  /** For messages: "The ears". */
  name: string
  program: URL
  programArguments?: string[]
  /** How many there may be; they are started as they are needed. */
  count: number
  /** Milliseconds without work after which one goes, and its memory with it. */
  idleFor: number
  /** Milliseconds after which one that does not answer is ended. */
  patience: number
}

export interface Workers {
  /** First come, first served. Rejects at once with the signal's reason when the answer is no longer wanted. */
  ask: (ask: unknown, signal?: AbortSignal) => Promise<unknown>
  /** Resolves when somebody is ready to answer. */
  warmUp: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Processes, and not threads: a fault in the native runtime takes down the process that it happens in, and so does
 * ending a thread while it computes. A process can also be less urgent than the server, and its end gives all its
 * memory back.
 */
export function createWorkers({ name, program, programArguments = [], count, idleFor, patience }: Options): Workers {
  const workers = new Set<Worker>()
  const waiting = new Set<Job>()
  let ids = 0
  let closed = false

  const inState = (state: ReturnType<Worker['state']>) => [...workers].filter((worker) => worker.state() === state)

  function assign() {
    if (closed) return
    for (const worker of inState('free')) {
      const [job] = waiting
      if (!job) return
      waiting.delete(job)
      worker.perform(job)
    }
    for (let missing = waiting.size - inState('starting').length; missing > 0 && workers.size < count; missing--) hire()
  }

  function hire(): Worker {
    const worker = startWorker({ program, programArguments, idleFor, patience, onFree: assign, onGone })
    workers.add(worker)
    let wasReady = false
    worker.ready.then(
      () => (wasReady = true),
      () => {},
    )
    return worker

    function onGone(why: string) {
      workers.delete(worker)
      // Nobody is tried again and again who cannot even start.
      if (!wasReady && workers.size === 0) failAll(`${name} cannot start: ${why}`)
      assign()
    }
  }

  function failAll(why: string) {
    for (const job of waiting) job.reject(new Error(why))
    waiting.clear()
  }

  return {
    ask: (ask, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        if (closed) throw new Error(`${name} is closed`)
        const settled =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            signal?.removeEventListener('abort', giveUp)
            settle(value)
          }
        const job: Job = { id: ++ids, ask, resolve: settled(resolve), reject: settled(reject) }
        function giveUp() {
          waiting.delete(job)
          for (const worker of workers) worker.giveUp(job)
          job.reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp)
        waiting.add(job)
        assign()
      }),
    async warmUp() {
      if (closed) return
      for (const worker of workers) worker.stayAwake()
      const [any = hire()] = workers
      await any.ready
    },
    async close() {
      closed = true
      failAll(`${name} is closed`)
      for (const worker of workers) worker.stop()
      await Promise.all([...workers].map(({ gone }) => gone))
    },
  }
}
