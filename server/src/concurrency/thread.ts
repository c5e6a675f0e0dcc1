import { fork } from 'node:child_process'
import { Worker, parentPort } from 'node:worker_threads'

interface Options {
  /** It calls `serveThread`. */
  program: URL
  env?: Record<string, string>
  /** For code that must not run in two threads of a process. It takes more memory, and messages take longer. */
  isProcess?: boolean
  /** Limits the memory for what waits. */
  maxPending: number
  /** The message of its errors: what could not be done. */
  failure: string
  /** How often work is begun, by another thread or process each time, if they die. */
  maxAttempts?: number
  onDeath?: (error: Error) => void
}

type Request<Work> = { id: number; work: Work }
type Response<Result> = { id: number } & ({ result: Result } | { error: unknown })

interface Waiting<Work, Result> extends PromiseWithResolvers<Result> {
  work: Work
  attempts: number
}

/** What threads and processes have in common. */
interface Running {
  send: (request: object) => void
  end: () => unknown
}

/** An idle thread is stopped to free its memory. */
const idleTimeoutMs = 60_000
/** One that dies when it starts is not started more often than this. */
const startIntervalMs = 2000

/** Does work in a thread, which is started on demand, so that conversations never wait for it. */
export function createThread<Work, Result>(options: Options) {
  const { program, env = {}, isProcess = false, maxPending, failure, maxAttempts = 1, onDeath } = options
  const waiting = new Map<number, Waiting<Work, Result>>()
  let running: Running | null = null
  let startedAt = -Infinity
  let starting: NodeJS.Timeout | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false
  let count = 0

  return {
    perform(work: Work): Promise<Result> {
      if (isClosed) return Promise.reject(new Error(`${failure}: the server is stopping`))
      if (waiting.size >= maxPending) return Promise.reject(new Error(`${failure}: too much waits`))
      const id = (count += 1)
      const added = { work, attempts: 0, ...Promise.withResolvers<Result>() }
      waiting.set(id, added)
      if (running) give(id, added)
      else start()
      return added.promise
    },
    /** Before there is work for it, which will not have to wait then. */
    prepare() {
      if (!running && !isClosed) start()
    },
    async close() {
      isClosed = true
      rejectWaiting(new Error('the server is stopping'), () => true)
      await stop()
    },
  }

  function start() {
    clearTimeout(starting)
    const earlyMs = startedAt + startIntervalMs - performance.now()
    if (earlyMs > 0) {
      starting = setTimeout(start, earlyMs)
      return
    }
    startedAt = performance.now()
    running = isProcess ? startProcess() : startThread()
    for (const [id, each] of waiting) give(id, each)
    stopWhenIdle()
  }

  function give(id: number, given: Waiting<Work, Result>) {
    clearTimeout(idle)
    given.attempts += 1
    running?.send({ id, work: given.work } satisfies Request<Work>)
  }

  function startThread(): Running {
    // The server's command line flags are not valid for threads.
    const worker = new Worker(program, { execArgv: [], env: { ...process.env, ...env } })
    const started: Running = {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
    }
    worker.on('message', receive)
    worker.on('error', (error) => bury(started, error as Error))
    worker.on('exit', (code) => bury(started, new Error(`the thread has ended with ${code}`)))
    return started
  }

  function startProcess(): Running {
    const child = fork(program, { execArgv: [], env: { ...process.env, ...env }, serialization: 'advanced' })
    const started: Running = {
      // What one that has just died is not sent is given to the next one, as soon as its end is known.
      send: (request) => child.connected && child.send(request),
      end: () => child.kill(),
    }
    child.on('message', receive)
    child.on('error', (error) => bury(started, error))
    child.on('exit', (code, signal) => bury(started, new Error(`the process has ended with ${signal ?? code}`)))
    return started
  }

  function receive(message: unknown) {
    const response = message as Response<Result>
    const done = waiting.get(response.id)
    if ('result' in response) done?.resolve(response.result)
    else done?.reject(new Error(failure, { cause: response.error }))
    waiting.delete(response.id)
    stopWhenIdle()
  }

  function stopWhenIdle() {
    clearTimeout(idle)
    if (waiting.size === 0) idle = setTimeout(() => void stop(), idleTimeoutMs).unref()
  }

  /** Unless we have ended it. */
  function bury(dead: Running, error: Error) {
    if (running !== dead) return
    void stop()
    onDeath?.(error)
    rejectWaiting(error, ({ attempts }) => attempts >= maxAttempts)
    if (waiting.size > 0) start()
  }

  function rejectWaiting(error: Error, isRejected: (each: Waiting<Work, Result>) => boolean) {
    for (const [id, each] of waiting) {
      if (!isRejected(each)) continue
      waiting.delete(id)
      each.reject(error)
    }
  }

  async function stop() {
    clearTimeout(starting)
    clearTimeout(idle)
    const stopped = running
    running = null
    await stopped?.end()
  }
}

/** In the thread or process: does what it is asked for. */
export function serveThread<Work, Result>(perform: (work: Work) => Promise<Result>) {
  if (!parentPort) {
    process.on('disconnect', () => process.exit(0))
    // Ctrl-C reaches the server, too, which still needs it to say goodbye.
    process.on('SIGINT', () => {})
  }
  const port = parentPort ?? process
  port.on('message', async ({ id, work }: Request<Work>) => {
    const answer = await perform(work).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    const response: Response<Result> = { id, ...answer }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    if (parentPort) parentPort.postMessage(response)
    else process.send?.(response)
  })
}
