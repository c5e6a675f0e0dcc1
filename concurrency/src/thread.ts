import { fork } from 'node:child_process'
import { Worker, parentPort } from 'node:worker_threads'
import { createFairLane } from './fair-lane.ts'
import { minimalEnvironment } from './minimal-environment.ts'

interface Options<Work> {
  /** It calls `serveThread`. */
  program: URL
  env?: Record<string, string>
  /** For code that must not run in two threads of a process. It takes more memory, and messages take longer. */
  isProcess?: boolean
  /** How many tasks it is given at the same time. It does one after the other, so only small ones are worth it. */
  tasksAtOnce?: number
  /** Limits the memory for what waits. Beyond it, whoever has the most waiting loses their newest task. */
  maxWaiting: number
  /** A task that takes longer is ended together with its thread, and a new one does the next. */
  timeLimitMs: (work: Work) => number
  /** The message of its errors: what could not be done. */
  failure: string
  /** How often a task is begun, by another thread or process each time, if they die or are ended. */
  maxAttempts?: number
  onDeath?: (error: Error) => void
}

/** The task was not done, but might be at another time. All other errors come from the task itself. */
export class NotPerformedError extends Error {
  /** False: it was not begun, because too much waits or the server stops. */
  readonly wasTried: boolean

  constructor(message: string, wasTried: boolean) {
    super(message)
    this.wasTried = wasTried
  }
}

type Request<Work> = { id: number; work: Work }
type Response<Result> = { id: number } & ({ result: Result } | { error: unknown })
type FromThread<Result> = { isReady: true } | Response<Result>

interface Task<Work, Result> extends PromiseWithResolvers<Result> {
  id: number
  work: Work
  attempts: number
}

/** What threads and processes have in common. */
interface Running {
  isReady: boolean
  send: (request: object) => void
  end: () => unknown
}

/** An idle thread is stopped to free its memory. */
const idleTimeoutMs = 60_000
/** One that dies when it starts is not started more often than this. */
const startIntervalMs = 2000
/** A busy machine takes long to load code. */
const maxStartMs = 60_000

/**
 * Does work in a thread, which is started on demand, so that conversations never wait for it. Families take turns, so
 * one of them delays the others by one task at the most, and none takes longer than its limit.
 */
export function createThread<Work, Result>(options: Options<Work>) {
  const { program, env = {}, isProcess = false, tasksAtOnce = 1, maxWaiting } = options
  const { timeLimitMs, failure, maxAttempts = 1, onDeath } = options
  const waiting = createFairLane<Task<Work, Result>>(maxWaiting)
  /** Begun by a thread that did not finish them; they come before those that wait. */
  let unfinished: Task<Work, Result>[] = []
  /** The first is in progress. */
  const given = new Map<number, Task<Work, Result>>()
  let watched: Task<Work, Result> | undefined
  let running: Running | null = null
  let startedAt = -Infinity
  let starting: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let count = 0

  return {
    /** `requester`: whose turn it is, usually a family's id. */
    perform(requester: string, work: Work): Promise<Result> {
      if (isClosed) return Promise.reject(stopping())
      const task = { id: (count += 1), work, attempts: 0, ...Promise.withResolvers<Result>() }
      waiting.add(requester, task)?.reject(new NotPerformedError(`${failure}: too much waits`, false))
      if (running) give(running)
      else start()
      return task.promise
    },
    /** Before there is work for it, which will not have to wait then. */
    prepare() {
      if (!running && !isClosed) start()
    },
    async close() {
      isClosed = true
      for (const task of [...given.values(), ...unfinished]) task.reject(stopping())
      for (let task = waiting.take(); task; task = waiting.take()) task.reject(stopping())
      given.clear()
      unfinished = []
      await stop()
    },
  }

  function stopping() {
    return new NotPerformedError(`${failure}: the server is stopping`, false)
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
    give(running)
  }

  function give(to: Running) {
    while (given.size < tasksAtOnce) {
      const task = unfinished.shift() ?? waiting.take()
      if (!task) break
      given.set(task.id, task)
      to.send({ id: task.id, work: task.work } satisfies Request<Work>)
    }
    watch(to)
  }

  /** The task in progress has its time. A thread that has nothing to do is stopped after a while. */
  function watch(observed: Running) {
    const [current] = given.values()
    if (current && current === watched) return
    watched = current
    clearTimeout(timer)
    if (!current) timer = setTimeout(() => void stop(), idleTimeoutMs).unref()
    else timer = setTimeout(endSlow, observed.isReady ? timeLimitMs(current.work) : maxStartMs, observed, current)
  }

  function endSlow(slow: Running, task: Task<Work, Result>) {
    // This process may have been the one that was slow: then the answer has come, and is received first.
    setImmediate(() => {
      if (task === watched) bury(slow, new Error('it took too long'), [task])
    })
  }

  function startThread(): Running {
    // The server's command line flags are not valid for threads.
    const worker = new Worker(program, { execArgv: [], env: { ...minimalEnvironment(), ...env } })
    const started: Running = {
      isReady: false,
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
      send: (request) => worker.postMessage(request),
      end: () => worker.terminate(),
    }
    worker.on('message', (message) => receive(started, message))
    worker.on('error', (error) => bury(started, error as Error))
    worker.on('exit', (code) => bury(started, new Error(`the thread has ended with ${code}`)))
    return started
  }

  function startProcess(): Running {
    const child = fork(program, {
      execArgv: [],
      env: { ...minimalEnvironment(), ...env },
      serialization: 'advanced',
    })
    const started: Running = {
      isReady: false,
      // What one that has just died is not sent is given to the next one, as soon as its end is known.
      send: (request) => child.connected && child.send(request),
      // One that hangs takes no other signal.
      end: () => child.kill('SIGKILL'),
    }
    child.on('message', (message) => receive(started, message as FromThread<Result>))
    child.on('error', (error) => bury(started, error))
    child.on('exit', (code, signal) => bury(started, new Error(`the process has ended with ${signal ?? code}`)))
    return started
  }

  function receive(from: Running, message: FromThread<Result>) {
    if (from !== running) return
    if ('isReady' in message) {
      from.isReady = true
      // Its time begins now.
      watched = undefined
    } else {
      const done = given.get(message.id)
      if ('result' in message) done?.resolve(message.result)
      else done?.reject(new Error(failure, { cause: message.error }))
      given.delete(message.id)
    }
    give(from)
  }

  /** Unless we have ended it. Which of several tasks was to blame is known only of one that took too long. */
  function bury(dead: Running, error: Error, blamed = [...given.values()]) {
    if (running !== dead) return
    for (const task of blamed) task.attempts += 1
    unfinished = [...given.values(), ...unfinished].filter((task) => {
      if (task.attempts < maxAttempts) return true
      task.reject(new NotPerformedError(`${failure}: ${error.message}`, true))
      return false
    })
    void stop()
    onDeath?.(error)
    if (unfinished.length > 0 || waiting.size() > 0) start()
  }

  async function stop() {
    clearTimeout(starting)
    clearTimeout(timer)
    watched = undefined
    given.clear()
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
  const send = (message: FromThread<Result>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the rule is for windows, this is a thread
    if (parentPort) parentPort.postMessage(message)
    else process.send?.(message)
  }
  port.on('message', async ({ id, work }: Request<Work>) => {
    const answer = await perform(work).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    )
    send({ id, ...answer })
  })
  send({ isReady: true })
}
