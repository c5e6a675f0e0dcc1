import { startProgram, type Program } from './start-program.ts'
import { createFairLane } from './fair-lane.ts'

interface Options<Work> {
  /** It calls `serveWork`. */
  program: URL
  /** It is asked whenever a process starts. */
  programArguments?: () => string[]
  env?: Record<string, string>
  /** Code that may crash, or must not run in two threads, needs a process, which takes more memory and time. */
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
  /** It ends after this time without work, and its memory is free again. */
  idleTimeoutMs?: number
  /** One that dies when it starts is not started more often than this. */
  startIntervalMs?: number
  /** It can take another task at once. */
  onFree?: () => void
  onDeath?: (error: Error) => void
}

type Reason = 'refused' | 'stopping' | 'too-slow' | 'ended' | 'cannot-start'

/** The task was not done, but might be at another time. All other errors come from the task itself. */
export class NotPerformedError extends Error {
  readonly reason: Reason

  constructor(message: string, reason: Reason, cause?: Error) {
    super(message, { cause })
    this.reason = reason
  }

  /** It is false if it was not begun, because too much waits or the server stops. */
  get wasTried() {
    return this.reason === 'too-slow' || this.reason === 'ended'
  }
}

interface Task<Work, Result> extends PromiseWithResolvers<Result> {
  id: number
  work: Work
  attempts: number
  isCancelled: boolean
}

/** A busy machine takes long to load code. */
const maxStartMs = 60_000

/**
 * Does work in a thread or process, which is started on demand, so that conversations never wait for it. Requesters take
 * turns, so one of them delays the others by one task at the most, and none takes longer than its limit.
 */
export function createWorker<Work, Result>(options: Options<Work>) {
  const { tasksAtOnce = 1, maxWaiting, timeLimitMs, failure, maxAttempts = 1 } = options
  const { idleTimeoutMs = 60_000, startIntervalMs = 2000, onFree, onDeath } = options
  const waiting = createFairLane<Task<Work, Result>>(maxWaiting)
  /** A thread began them and did not finish; they come before those that wait. */
  let unfinished: Task<Work, Result>[] = []
  /** The first is in progress. */
  const given = new Map<number, Task<Work, Result>>()
  let watched: Task<Work, Result> | undefined
  let running: Program | null = null
  let isReady = false
  let ready = createReady()
  let startedAt = -Infinity
  let starting: NodeJS.Timeout | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let count = 0

  return {
    /** `requester` is whose turn it is, usually a family's id. A task whose signal is aborted fails at once. */
    perform(requester: string, work: Work, signal?: AbortSignal): Promise<Result> {
      if (isClosed) return Promise.reject(stopping())
      if (signal?.aborted) return Promise.reject(signal.reason)
      const task = { id: (count += 1), work, attempts: 0, isCancelled: false, ...Promise.withResolvers<Result>() }
      if (signal) cancelWith(signal, task)
      waiting.add(requester, task)?.reject(new NotPerformedError(`${failure}: too much waits`, 'refused'))
      if (running) give(running)
      else start()
      return task.promise
    },
    /** Starts it before there is work, which will not have to wait then. Resolves when it is ready. */
    prepare(): Promise<void> {
      if (isClosed) return Promise.reject(stopping())
      if (running) watch(running)
      else start()
      return ready.promise
    },
    state(): 'stopped' | 'starting' | 'free' | 'busy' {
      if (!isReady) return running || starting ? 'starting' : 'stopped'
      return given.size < tasksAtOnce ? 'free' : 'busy'
    },
    async close() {
      isClosed = true
      for (const task of [...given.values(), ...unfinished]) task.reject(stopping())
      for (let task = waiting.take(); task; task = waiting.take()) task.reject(stopping())
      unfinished = []
      await stop(stopping())
    },
  }

  function stopping() {
    return new NotPerformedError(`${failure}: the server is stopping`, 'stopping')
  }

  function cancelWith(signal: AbortSignal, task: Task<Work, Result>) {
    const cancel = () => {
      task.isCancelled = true
      if (given.has(task.id)) running?.send({ cancel: task.id })
      task.reject(signal.reason)
    }
    signal.addEventListener('abort', cancel)
    const forget = () => signal.removeEventListener('abort', cancel)
    task.promise.then(forget, forget)
  }

  function start() {
    clearTimeout(starting)
    const earlyMs = startedAt + startIntervalMs - performance.now()
    if (earlyMs > 0) {
      starting = setTimeout(start, earlyMs)
      return
    }
    starting = undefined
    startedAt = performance.now()
    const started = startProgram(options, { onMessage: receive, onEnd: (error) => lose(started, error, 'ended') })
    running = started
    give(started)
  }

  function give(to: Program) {
    while (given.size < tasksAtOnce) {
      const task = unfinished.shift() ?? waiting.take()
      if (!task) break
      if (task.isCancelled) continue
      given.set(task.id, task)
      to.send({ id: task.id, work: task.work })
    }
    watch(to)
  }

  /** The task in progress has its time, and so has a start. Without work, it ends after a while. */
  function watch(observed: Program) {
    const [current] = given.values()
    if (current && current === watched) return
    watched = current
    clearTimeout(timer)
    const isIdle = isReady && !current
    // An idle thread keeps no program running.
    observed.keepAlive(!isIdle)
    if (isIdle) timer = setTimeout(() => void stop(new Error('it was idle')), idleTimeoutMs).unref()
    else timer = setTimeout(endSlow, isReady && current ? timeLimitMs(current.work) : maxStartMs, observed, current)
  }

  function endSlow(slow: Program, task: Task<Work, Result> | undefined) {
    // This process may have been the one that was slow: then the answer has come, and is received first.
    setImmediate(() => {
      if (task === watched) lose(slow, new Error('it took too long'), 'too-slow', task ? [task] : [])
    })
  }

  function receive(from: Program, message: FromWorker<Result>) {
    if (from !== running) return
    if ('cannotStart' in message) return lose(from, new Error(message.cannotStart), 'cannot-start')
    if ('isReady' in message) {
      isReady = true
      ready.resolve()
      // The time of its task begins now.
      watched = undefined
    } else {
      const done = given.get(message.id)
      if ('result' in message) done?.resolve(message.result)
      else done?.reject(new Error(failure, { cause: message.error }))
      given.delete(message.id)
    }
    give(from)
    if (given.size < tasksAtOnce) onFree?.()
  }

  /** It has ended, unless we have ended it. Which of several tasks was to blame is known only of one that took too long. */
  function lose(
    lost: Program,
    error: Error,
    reason: 'ended' | 'too-slow' | 'cannot-start',
    blamed = [...given.values()],
  ) {
    if (running !== lost) return
    const failed = new NotPerformedError(`${failure}: ${error.message}`, reason, error)
    for (const task of blamed) task.attempts += reason === 'cannot-start' ? maxAttempts : 1
    unfinished = [...given.values(), ...unfinished].filter((task) => {
      if (task.attempts >= maxAttempts) task.reject(failed)
      return task.attempts < maxAttempts && !task.isCancelled
    })
    void stop(failed)
    onDeath?.(error)
    if (unfinished.length > 0 || waiting.size() > 0) start()
  }

  async function stop(reason: Error) {
    clearTimeout(starting)
    clearTimeout(timer)
    starting = undefined
    watched = undefined
    given.clear()
    isReady = false
    ready.reject(reason)
    ready = createReady()
    const stopped = running
    running = null
    await stopped?.end()
  }
}

/** Most callers wait for a task, whose rejection has the reason. */
function createReady() {
  const ready = Promise.withResolvers<void>()
  ready.promise.catch(() => undefined)
  return ready
}

export type ToWorker<Work> = { id: number; work: Work } | { cancel: number }
export type FromWorker<Result> =
  | { isReady: true }
  | { cannotStart: string }
  | { id: number; result: Result }
  | { id: number; error: unknown }
